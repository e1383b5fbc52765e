import { sql, type CompiledQuery } from 'kysely';
import type { Language } from '../../../platform/base/language.ts';
import type { Db, Row } from '../../../platform/server/database/open-database.ts';
import { ONE_PLAN } from '../../../platform/server/database/prepared.ts';
import type { RoleKind } from '../rules/permissions.ts';
import type { SessionFacts } from '../rules/session-life.ts';

/** How someone proved who they are first. */
export type SignInProvider = 'password' | 'google.com';

/** An account as tokens and screens show it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  /** What others read; the address of someone who has cleared their name. */
  readonly name: string;
  /** An https address; empty for none. */
  readonly photoUrl: string;
  readonly role: string;
  readonly kind: RoleKind;
  readonly contactId: string | null;
  /** What mails and pages for the person are in: a client's own, English for staff. */
  readonly language: Language;
  readonly emailVerified: boolean;
  readonly hasPassword: boolean;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  readonly disabledAt: Date | null;
  readonly deletedAt: Date | null;
  readonly validSince: Date;
  readonly permissions: readonly string[];
}
/** A session with the account behind it. */
export interface SessionRecord extends SessionFacts {
  readonly id: string;
  readonly cookieHash: Buffer;
  readonly provider: SignInProvider;
  readonly secondFactorId: string | null;
  readonly account: Account;
  /** Whether the office asks staff for a second factor. */
  readonly staffSecondFactor: 'required' | 'offered';
  /** Before this instant the person may work without one. */
  readonly exemptUntil: Date | null;
}

type AccountRow = Omit<Row<'users'>, 'passwordHash'> & { hasPassword: boolean; permissions: string[]; language: Language | null };
const toAccount = (r: AccountRow): Account => ({
  id: r.id,
  email: r.email,
  name: r.name,
  photoUrl: r.photoUrl,
  role: r.role,
  kind: r.kind,
  contactId: r.contactId,
  language: r.language ?? 'en',
  emailVerified: r.emailVerified,
  hasPassword: r.hasPassword,
  createdAt: r.createdAt,
  lastSignInAt: r.lastSignInAt,
  disabledAt: r.disabledAt,
  deletedAt: r.deletedAt,
  validSince: r.validSince,
  permissions: r.permissions,
});

const accounts = (db: Db) =>
  db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.name', 'u.role')
    .leftJoin('contactRecords as c', 'c.id', 'u.contactId')
    .select((eb) => [
      'u.id',
      'u.email',
      'u.name',
      'u.photoUrl',
      'u.role',
      'u.kind',
      'u.contactId',
      'c.language',
      'u.emailVerified',
      'u.createdAt',
      'u.lastSignInAt',
      // The login of an archived contact opens nothing until the contact is restored.
      eb.fn.coalesce('u.disabledAt', 'c.archivedAt').as('disabledAt'),
      'u.deletedAt',
      'u.validSince',
      'r.permissions',
      eb('u.passwordHash', 'is not', null).$castTo<boolean>().as('hasPassword'),
    ]);

const sessions = (db: Db) =>
  accounts(db)
    .innerJoin('sessions as s', 's.userId', 'u.id')
    .leftJoin('accessSettings as o', (join) => join.onTrue())
    .leftJoin('secondStepExemptions as x', 'x.userId', 'u.id')
    .select([
      's.id as sessionId',
      's.cookieHash',
      's.createdAt as openedAt',
      's.lastSeenAt',
      's.expiresAt',
      's.endedAt',
      's.provider',
      's.secondFactorId',
      'o.staffSecondFactor',
      'x.untilAt as exemptUntil',
    ]);

type SessionRow = AccountRow & {
  sessionId: string;
  cookieHash: Buffer;
  openedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  provider: SignInProvider;
  secondFactorId: string | null;
  staffSecondFactor: 'required' | 'offered' | null;
  exemptUntil: Date | null;
};
const toSession = (r: SessionRow | undefined): SessionRecord | undefined =>
  r && {
    id: r.sessionId,
    cookieHash: r.cookieHash,
    kind: r.kind,
    createdAt: r.openedAt,
    lastSeenAt: r.lastSeenAt,
    expiresAt: r.expiresAt,
    endedAt: r.endedAt,
    disabledAt: r.disabledAt,
    deletedAt: r.deletedAt,
    validSince: r.validSince,
    provider: r.provider,
    secondFactorId: r.secondFactorId,
    staffSecondFactor: r.staffSecondFactor ?? 'required',
    exemptUntil: r.exemptUntil,
    account: toAccount(r),
  };

/** The account that signs in with this address, with the hash to check its password against. */
export async function findAccountByEmail(db: Db, email: string): Promise<{ account: Account; passwordHash: string | null } | undefined> {
  const row = await accounts(db).select('u.passwordHash').where('u.email', '=', email).where('u.deletedAt', 'is', null).executeTakeFirst();
  return row && { account: toAccount(row), passwordHash: row.passwordHash };
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await accounts(db).where('u.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** Holds other changes of this account, and sign-ins to it, off until the transaction ends. */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly name: string;
  readonly role: string;
  readonly kind: RoleKind;
  readonly contactId: string | null;
  readonly at: Date;
  /** True when the address was proved, as by the link of an invitation. */
  readonly emailVerified?: boolean;
}

/** Adds an account, and the client record of a client; false when the address or the contact already has one. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      passwordHash: account.passwordHash,
      name: account.name,
      role: account.role,
      kind: account.kind,
      contactId: account.contactId,
      emailVerified: account.emailVerified ?? false,
      createdAt: account.at,
      lastSignInAt: null,
      disabledAt: null,
      deletedAt: null,
      validSince: account.at,
      photoUrl: '',
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added && account.contactId !== null) {
    await db
      .insertInto('clients')
      .values({ userId: account.id, contactId: account.contactId, email: account.email, name: account.name, createdAt: account.at })
      .execute();
  }
  return added !== undefined;
}

/** Changes of an account that anyone but its owner may read about in the record. */
export interface AccountChange {
  readonly name?: string;
  readonly photoUrl?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly passwordHash?: string | null;
  readonly role?: string;
  readonly disabledAt?: Date | null;
  /** Sessions opened before this instant are dead. */
  readonly validSince?: Date;
}

/** Changes an account; false when another one has the new address. */
export async function updateAccount(db: Db, userId: string, change: AccountChange): Promise<boolean> {
  const { name, photoUrl, email, emailVerified, passwordHash, role, disabledAt, validSince } = change;
  if (email !== undefined) {
    const taken = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('deletedAt', 'is', null)
      .where('id', '!=', userId)
      .executeTakeFirst();
    if (taken) return false;
  }
  await db
    .updateTable('users')
    .set({
      ...(name !== undefined && { name }),
      // Who has no name is known by the address, the new one from now on.
      ...(name === undefined && email !== undefined && { name: sql<string>`case when name = email then ${email} else name end` }),
      ...(photoUrl !== undefined && { photoUrl }),
      ...(email !== undefined && { email }),
      ...(emailVerified !== undefined && { emailVerified }),
      ...(passwordHash !== undefined && { passwordHash }),
      ...(role !== undefined && { role }),
      ...(disabledAt !== undefined && { disabledAt }),
      ...(validSince !== undefined && { validSince }),
    })
    .where('id', '=', userId)
    .execute();
  if (name !== undefined || email !== undefined) {
    await db
      .updateTable('clients')
      .set({ ...(name !== undefined && { name }), ...(email !== undefined && { email }) })
      .where('userId', '=', userId)
      .execute();
  }
  return true;
}

/** Takes an account out of use for good. Its row stays for the record; its address and its contact are free again. */
export async function deleteAccount(db: Db, userId: string, at: Date): Promise<void> {
  await db.updateTable('users').set({ deletedAt: at, passwordHash: null, validSince: at }).where('id', '=', userId).execute();
  await db.deleteFrom('clients').where('userId', '=', userId).execute();
  await db.deleteFrom('userIdentities').where('userId', '=', userId).execute();
}

export async function updatePasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly cookieHash: Buffer;
  readonly refreshHash: Buffer;
  readonly device: string;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly provider: SignInProvider;
  readonly secondFactorId: string | null;
}

/** Opens a session and notes the sign-in on the account. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      userId: session.userId,
      cookieHash: session.cookieHash,
      refreshHash: session.refreshHash,
      refreshHashBefore: null,
      device: session.device,
      createdAt: session.at,
      lastSeenAt: session.at,
      expiresAt: session.expiresAt,
      endedAt: null,
      provider: session.provider,
      secondFactorId: session.secondFactorId,
    })
    .execute();
  await db.updateTable('users').set({ lastSignInAt: session.at }).where('id', '=', session.userId).execute();
}

// Asked with every request, so its text is put together only once.
let sessionById: CompiledQuery<SessionRow> | undefined;

export async function findSession(db: Db, sessionId: string, userId: string): Promise<SessionRecord | undefined> {
  const parameters = [sessionId, userId];
  sessionById ??= sessions(db).modifyFront(ONE_PLAN).where('s.id', '=', sessionId).where('u.id', '=', userId).compile();
  return toSession((await db.executeQuery<SessionRow>({ ...sessionById, parameters })).rows[0]);
}

/** These sessions with their accounts, by session id. */
export async function listSessions(db: Db, sessionIds: readonly string[]): Promise<readonly SessionRecord[]> {
  if (sessionIds.length === 0) return [];
  const rows = await sessions(db)
    .where('s.id', 'in', [...sessionIds])
    .execute();
  return rows.flatMap((row) => toSession(row) ?? []);
}

export async function findSessionByRefresh(db: Db, refreshHash: Buffer): Promise<SessionRecord | undefined> {
  return toSession(
    await sessions(db)
      .where((eb) => eb.or([eb('s.refreshHash', '=', refreshHash), eb('s.refreshHashBefore', '=', refreshHash)]))
      .executeTakeFirst(),
  );
}

/** Gives a session another refresh token. The one before stays good, because other tabs of the browser hold it for a while. */
export async function replaceRefreshToken(db: Db, sessionId: string, refreshHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({ refreshHash, refreshHashBefore: eb.ref('refreshHash') }))
    .where('id', '=', sessionId)
    .execute();
}

export async function findSessionByCookie(db: Db, cookieHash: Buffer): Promise<SessionRecord | undefined> {
  return toSession(await sessions(db).where('s.cookieHash', '=', cookieHash).executeTakeFirst());
}

/** Notes that a session is in use. */
export async function touchSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: at }).where('id', '=', sessionId).where('lastSeenAt', '<', at).execute();
}

/** Ends the session of a cookie and returns its id; undefined when there was none to end. */
export async function endSessionOfCookie(db: Db, cookieHash: Buffer, at: Date): Promise<string | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('cookieHash', '=', cookieHash)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}

/** Ends every session of a person, except one when it is named. */
export async function endSessionsOfUser(db: Db, userId: string, at: Date, except?: string): Promise<number> {
  let update = db.updateTable('sessions').set({ endedAt: at }).where('userId', '=', userId).where('endedAt', 'is', null);
  if (except !== undefined) update = update.where('id', '!=', except);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

/** Whether the account has signed in before, as far back as sessions are kept. */
export async function hasOtherSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const other = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '<>', sessionId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Removes what no longer decides anything: sessions over since `sessionsBefore`, failures older than `failuresBefore`, dead permits. */
export async function sweepAccess(
  db: Db,
  before: { readonly sessions: Date; readonly failures: Date; readonly permits: Date },
): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', before.sessions).execute();
  await db.deleteFrom('signInFailures').where('lastAt', '<', before.failures).execute();
  await db.deleteFrom('signupPermits').where('expiresAt', '<', before.permits).execute();
}
