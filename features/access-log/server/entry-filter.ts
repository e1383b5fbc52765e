import { addDays, type CivilDate } from '../../../platform/base/civil-date.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { findAccount } from '../../identity/server/public.ts';
import type { EntryFilter } from './store.ts';

interface Asked {
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
  readonly sessionId?: string | undefined;
}

/** The days of the office that were asked for, as instants; both are included. */
export function readFilter({ from, to, sessionId }: Asked, zone: string): EntryFilter {
  return {
    from: from && startOfDay(from, zone),
    until: to && startOfDay(addDays(to, 1), zone),
    ...(sessionId !== undefined && { sessionId: sessionId === 'none' ? null : sessionId }),
  };
}

/** The name of a member of staff; also of one whose account was deleted, because what they saw stays. */
export async function findStaffName(db: StaffDb, userId: string): Promise<string | Refusal> {
  const account = await findAccount(db, userId);
  return account?.kind === 'staff' ? account.name : refuse('roles.userNotFound', 'There is no such member of staff.');
}
