import { newId } from '../../../platform/base/ids.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { parseEmail } from '../../identity/rules/email-address.ts';
import { hashPassword, insertAccount } from '../../identity/server/public.ts';
import { BUILT_IN_ROLES, type BuiltInRoleName } from '../rules/roles.ts';
import { prepareRoles } from './prepare-roles.ts';

export interface UserToCreate {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: BuiltInRoleName;
  /** The contact a client's login belongs to; staff have none. */
  readonly contactId?: string;
  /** True when the address is known to be theirs. */
  readonly emailVerified?: boolean;
}

/** Adds an account outside of any request, for the demo office and the command line. Answers its id. */
export async function createUser(db: Db, user: UserToCreate, at: Date): Promise<{ readonly id: string } | Refusal> {
  const email = parseEmail(user.email);
  if (email === undefined) return refuse('access.emailInvalid', 'This is not an email address.');
  await prepareRoles(db);
  const id = newId(at);
  const added = await insertAccount(db, {
    id,
    email,
    passwordHash: await hashPassword(user.password),
    name: user.name,
    role: user.role,
    kind: BUILT_IN_ROLES[user.role].kind,
    contactId: user.contactId ?? null,
    at,
    emailVerified: user.emailVerified ?? false,
  });
  return added ? { id } : refuse('access.emailTaken', 'Another login already uses this email address, or the contact already has one.');
}
