// What the server may ask about who is signed in, and what accounts do to people inside their own changes.
import { randomBytes } from 'node:crypto';
import { newId } from '../../../platform/base/ids.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { mintScope, type Principal, type StaffScope } from '../../../platform/server/scope.ts';
import { normalizeOwnerCode, OWNER_CODE_BYTES, writeOwnerCode } from '../rules/owner-code.ts';
import { grants } from '../rules/permissions.ts';
import { judgeSession } from '../rules/session-life.ts';
import { tokenServices, type IdentityContext } from './token-services.ts';
import { hashSecret } from '../../../platform/server/secrets.ts';
import { findAccount, findSession, listSessions, type SessionRecord } from './store.ts';
import { hasOwner, replaceOwnerCode } from './store/owner.ts';
import { isSecondStepAsked } from './store/exemptions.ts';
import { hasSecondFactor } from './store/second-factors.ts';
import { readSettings } from './store/settings.ts';

export type { AcceptedInvitation, Invitations, OpenInvitation, Acceptance } from './invitations.ts';
export { endBrowserSessions } from './browser-sessions.ts';
export { readAppCheck } from './app-check.ts';
export { hashPassword, hashPasswordInTurn } from './passwords.ts';
export { resetFactors } from './reset-factors.ts';
export { endSessionsOfUser, findAccount, findAccountByEmail, insertAccount, lockAccount, updateAccount, type Account } from './store.ts';
export { isLastOwner, lockUsers } from './store/owner.ts';
export { dropInvitePermits, findPermittedInvite, insertInvitePermit } from './store/invite-permits.ts';
export { findRole, listRoles, saveBuiltInRoles } from './store/roles.ts';
export { endOwnSession as endSessionOf, listOwnSessions as listSessionsOf } from './store/own-account.ts';
export { buildClaims } from '../rules/claims.ts';
export { describeDevice } from '../rules/device-name.ts';
export { grants } from '../rules/permissions.ts';
export { judgeSession } from '../rules/session-life.ts';
export { listSigningKeyIds } from './store/signing-keys.ts';
export { hasSecondFactor } from './store/second-factors.ts';
export { findExemption, isSecondStepAsked, listExemptions, removeExemption, saveExemption, type Exemption } from './store/exemptions.ts';
export { readSettings, saveSettings } from './store/settings.ts';

/** Finds the person of this ID token; undefined when there is none. A known token costs one statement: session, person and role in one. */
export async function authenticate(context: IdentityContext, idToken: string): Promise<Principal | undefined> {
  const now = context.clock();
  const subject = await tokenServices(context).tokens.verify(idToken, now);
  if (typeof subject === 'string') return undefined;
  const session = await findSession(context.db, subject.sessionId, subject.userId);
  return session && judgeSession(session, now) === 'live' ? toPrincipal(session, now) : undefined;
}

/** Those of these sessions that still carry someone, with their rights of this moment. */
export async function findLiveSessions(context: IdentityContext, sessionIds: readonly string[]): Promise<ReadonlyMap<string, Principal>> {
  const now = context.clock();
  const live = (await listSessions(context.db, sessionIds)).filter((session) => judgeSession(session, now) === 'live');
  return new Map(live.map((session) => [session.id, toPrincipal(session, now)]));
}

function toPrincipal(session: SessionRecord, now: Date): Principal {
  const { id, createdAt, account, secondFactorId, staffSecondFactor, exemptUntil } = session;
  const isExempt = exemptUntil !== null && exemptUntil > now;
  // Staff who have not shown a second factor where the office asks for one may set one up, and nothing else.
  const held = account.kind === 'staff' && staffSecondFactor === 'required' && secondFactorId === null && !isExempt;
  return {
    kind: account.kind,
    userId: account.id,
    sessionId: id,
    email: account.email,
    name: account.name,
    role: account.role,
    contactId: account.contactId,
    language: account.language,
    authenticatedAt: createdAt,
    needsSecondFactor: held,
    may: (permission) => grants(account.permissions, permission) && (!held || OWN_ACCOUNT.includes(permission)),
  };
}

/**
 * A member of the staff for whom the program acts while they are away, with the permissions they have at this moment. Undefined for
 * clients, and for those who were disabled or deleted. Where the office asks for a second factor and they have none, they may do nothing.
 */
export async function findStaffMember(db: Db, userId: string, now: Date): Promise<Principal | undefined> {
  const account = await findAccount(db, userId);
  if (account?.kind !== 'staff' || account.disabledAt !== null || account.deletedAt !== null) return undefined;
  const { staffSecondFactor } = await readSettings(db);
  const held = (await isSecondStepAsked(db, userId, staffSecondFactor, now)) && !(await hasSecondFactor(db, userId));
  return {
    kind: 'staff',
    userId,
    sessionId: '',
    email: account.email,
    name: account.name,
    role: account.role,
    contactId: null,
    language: 'en',
    // Nothing that asks for a recent sign-in is done for someone who is away.
    authenticatedAt: new Date(0),
    needsSecondFactor: held,
    may: (permission) => !held && grants(account.permissions, permission),
  };
}

/** The scope of that person. */
export async function findStaffScope(db: Db, userId: string, now: Date): Promise<StaffScope | undefined> {
  const person = await findStaffMember(db, userId, now);
  const scope = person && mintScope(person);
  return scope?.kind === 'staff' ? scope : undefined;
}

/** Creates a one-time code to print while the office has no owner; codes printed before stop working. Undefined when there is an owner. */
export async function ensureOwnerCode(context: IdentityContext): Promise<string | undefined> {
  if (await hasOwner(context.db)) return undefined;
  const code = writeOwnerCode(randomBytes(OWNER_CODE_BYTES));
  const at = context.clock();
  await replaceOwnerCode(context.db, { id: newId(at), codeHash: hashSecret(normalizeOwnerCode(code)), at });
  return code;
}

/** What a person may do before they have shown the second factor the office asks for. */
const OWN_ACCOUNT: readonly string[] = ['access:see-own-session', 'access:manage-own-account'];
