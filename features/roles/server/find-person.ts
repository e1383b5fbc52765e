import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { findAccount, type Account } from '../../identity/server/public.ts';

/** The staff account of this id. */
export async function findPerson(db: StaffDb, userId: string): Promise<Account | Refusal> {
  const account = await findAccount(db, userId);
  return account?.kind === 'staff' && account.deletedAt === null
    ? account
    : refuse('roles.userNotFound', 'There is no such member of staff.');
}
