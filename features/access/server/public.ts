// What the server and other features may ask of access.
import { randomBytes } from 'node:crypto';
import { newId } from '../../../platform/base/ids.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Principal } from '../../../platform/server/scope.ts';
import { parseEmail } from '../rules/email-address.ts';
import { normalizeOwnerCode, OWNER_CODE_BYTES, writeOwnerCode } from '../rules/owner-code.ts';
import { BUILT_IN_ROLES, grants, type BuiltInRoleName } from '../rules/roles.ts';
import { judgeSession } from '../rules/session-life.ts';
import { hashPassword } from './passwords.ts';
import { prepareRoles, tokenDesk, type AccessContext } from './prepare.ts';
import { hashSecret } from './secrets.ts';
import { findSession, hasOwner, insertAccount, listSessions, replaceOwnerCode, type SessionRecord } from './store.ts';

export { createRateWindow, emptyRateWindows, type RateWindow } from './rate-window.ts';
export { readSettings, saveSettings } from './store/settings.ts';
export { findStaff } from './store/users.ts';
export { findPortalTies, type PortalTie } from './store/portal-ties.ts';

/** Finds who holds this ID token, or nobody. A token seen before costs one statement: session, person and role in one. */
export async function authenticate(context: AccessContext, idToken: string): Promise<Principal | undefined> {
  const now = context.clock();
  const subject = await tokenDesk(context).tokens.verify(idToken, now);
  if (typeof subject === 'string') return undefined;
  const session = await findSession(context.db, subject.sessionId, subject.userId);
  return session && judgeSession(session, now) === 'live' ? toPrincipal(session) : undefined;
}

/** Those of these sessions that still carry somebody, with their rights of this moment. */
export async function findLiveSessions(context: AccessContext, sessionIds: readonly string[]): Promise<ReadonlyMap<string, Principal>> {
  const now = context.clock();
  const live = (await listSessions(context.db, sessionIds)).filter((session) => judgeSession(session, now) === 'live');
  return new Map(live.map((session) => [session.id, toPrincipal(session)]));
}

function toPrincipal({ id, createdAt, account, secondFactorId, staffSecondFactor }: SessionRecord): Principal {
  // Staff who have not shown a second factor where the office asks for one may set one up, and nothing else.
  const held = account.kind === 'staff' && staffSecondFactor === 'required' && secondFactorId === null;
  return {
    kind: account.kind,
    userId: account.id,
    sessionId: id,
    email: account.email,
    name: account.name,
    role: account.role,
    contactId: account.contactId,
    authenticatedAt: createdAt,
    needsSecondFactor: held,
    may: (permission) => grants(account.permissions, permission) && (!held || OWN_ACCOUNT.includes(permission)),
  };
}

/** A fresh one-time code to print while the office has no owner; codes printed before are void. Undefined when there is an owner. */
export async function ensureOwnerCode(context: AccessContext): Promise<string | undefined> {
  if (await hasOwner(context.db)) return undefined;
  const code = writeOwnerCode(randomBytes(OWNER_CODE_BYTES));
  const at = context.clock();
  await replaceOwnerCode(context.db, { id: newId(at), codeHash: hashSecret(normalizeOwnerCode(code)), at });
  return code;
}

/** What a person may do before they have shown the second factor the office asks for. */
const OWN_ACCOUNT: readonly string[] = ['access:see-own-session', 'access:manage-own-account'];

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
  if (email === undefined) return refuse('access.emailInvalid', 'This is not an e-mail address.');
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
  return added ? { id } : refuse('access.emailTaken', 'Another login already uses this e-mail address, or the contact has one.');
}
