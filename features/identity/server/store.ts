import { sql, type CompiledQuery, type JSONColumnType } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { ONE_PLAN } from '../../../platform/server/database/prepared.ts';
import type { RoleKind } from '../rules/permissions.ts';
import type { SessionFacts } from '../rules/session-life.ts';

/** How somebody proved who they are first. */
export type SignInProvider = 'password' | 'google.com';
export type PublicJwk = Readonly<Record<string, string>>;
type Tables = {
  roles: { name: string; kind: RoleKind; permissions: string[]; built_in: boolean };
  users: {
    id: string;
    email: string;
    password_hash: string | null;
    name: string;
    role: string;
    kind: RoleKind;
    contact_id: string | null;
    email_verified: boolean;
    created_at: Date;
    last_sign_in_at: Date | null;
    disabled_at: Date | null;
    deleted_at: Date | null;
    valid_since: Date;
  };
  clients: { user_id: string; contact_id: string; email: string; name: string; created_at: Date };
  sessions: {
    id: string;
    user_id: string;
    cookie_hash: Buffer;
    refresh_hash: Buffer;
    device: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    provider: SignInProvider;
    second_factor_id: string | null;
  };
  access_settings: { staff_second_factor: 'required' | 'offered' };
  signup_permits: {
    id: string;
    kind: 'owner' | 'invite';
    invite_id: string | null;
    cookie_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  sign_in_failures: { key: Buffer; failures: number; last_at: Date };
  user_identities: { user_id: string };
  signing_keys: { kid: string; private_key_sealed: Buffer; public_jwk: JSONColumnType<PublicJwk>; created_at: Date };
};
const tables = (db: Db) => db.withTables<Tables>();

/** An account as tokens and screens tell of it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly kind: RoleKind;
  readonly contactId: string | null;
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
}

type AccountRow = Omit<Tables['users'], 'password_hash'> & { has_password: boolean; permissions: string[] };
const toAccount = (r: AccountRow): Account => ({
  id: r.id,
  email: r.email,
  name: r.name,
  role: r.role,
  kind: r.kind,
  contactId: r.contact_id,
  emailVerified: r.email_verified,
  hasPassword: r.has_password,
  createdAt: r.created_at,
  lastSignInAt: r.last_sign_in_at,
  disabledAt: r.disabled_at,
  deletedAt: r.deleted_at,
  validSince: r.valid_since,
  permissions: r.permissions,
});

const accounts = (db: Db) =>
  tables(db)
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.name', 'u.role')
    .select((eb) => [
      'u.id',
      'u.email',
      'u.name',
      'u.role',
      'u.kind',
      'u.contact_id',
      'u.email_verified',
      'u.created_at',
      'u.last_sign_in_at',
      'u.disabled_at',
      'u.deleted_at',
      'u.valid_since',
      'r.permissions',
      eb('u.password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
    ]);

const sessions = (db: Db) =>
  accounts(db)
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .leftJoin('access_settings as o', (join) => join.onTrue())
    .select([
      's.id as session_id',
      's.cookie_hash',
      's.created_at as opened_at',
      's.last_seen_at',
      's.expires_at',
      's.ended_at',
      's.provider',
      's.second_factor_id',
      'o.staff_second_factor',
    ]);

type SessionRow = AccountRow & {
  session_id: string;
  cookie_hash: Buffer;
  opened_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  provider: SignInProvider;
  second_factor_id: string | null;
  staff_second_factor: 'required' | 'offered' | null;
};
const toSession = (r: SessionRow | undefined): SessionRecord | undefined =>
  r && {
    id: r.session_id,
    cookieHash: r.cookie_hash,
    kind: r.kind,
    createdAt: r.opened_at,
    lastSeenAt: r.last_seen_at,
    expiresAt: r.expires_at,
    endedAt: r.ended_at,
    disabledAt: r.disabled_at,
    deletedAt: r.deleted_at,
    validSince: r.valid_since,
    provider: r.provider,
    secondFactorId: r.second_factor_id,
    staffSecondFactor: r.staff_second_factor ?? 'required',
    account: toAccount(r),
  };

/** The account that signs in with this address, with the hash to check its password against. */
export async function findAccountByEmail(db: Db, email: string): Promise<{ account: Account; passwordHash: string | null } | undefined> {
  const row = await accounts(db)
    .select('u.password_hash')
    .where('u.email', '=', email)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { account: toAccount(row), passwordHash: row.password_hash };
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await accounts(db).where('u.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** Holds other changes of this account, and sign-ins to it, off until the transaction ends. */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tables(tx).selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
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
  const added = await tables(db)
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      name: account.name,
      role: account.role,
      kind: account.kind,
      contact_id: account.contactId,
      email_verified: account.emailVerified ?? false,
      created_at: account.at,
      last_sign_in_at: null,
      disabled_at: null,
      deleted_at: null,
      valid_since: account.at,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added && account.contactId !== null) {
    await tables(db)
      .insertInto('clients')
      .values({ user_id: account.id, contact_id: account.contactId, email: account.email, name: account.name, created_at: account.at })
      .execute();
  }
  return added !== undefined;
}

/** Changes of an account that anybody but its owner may read about in the record. */
export interface AccountChange {
  readonly name?: string;
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
  const { name, email, emailVerified, passwordHash, role, disabledAt, validSince } = change;
  if (email !== undefined) {
    const taken = await tables(db)
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .where('id', '!=', userId)
      .executeTakeFirst();
    if (taken) return false;
  }
  await tables(db)
    .updateTable('users')
    .set({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(emailVerified !== undefined && { email_verified: emailVerified }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(role !== undefined && { role }),
      ...(disabledAt !== undefined && { disabled_at: disabledAt }),
      ...(validSince !== undefined && { valid_since: validSince }),
    })
    .where('id', '=', userId)
    .execute();
  if (name !== undefined || email !== undefined) {
    await tables(db)
      .updateTable('clients')
      .set({ ...(name !== undefined && { name }), ...(email !== undefined && { email }) })
      .where('user_id', '=', userId)
      .execute();
  }
  return true;
}

/** Takes an account out of use for good. Its row stays for the record; its address and its contact are free again. */
export async function deleteAccount(db: Db, userId: string, at: Date): Promise<void> {
  await tables(db).updateTable('users').set({ deleted_at: at, password_hash: null, valid_since: at }).where('id', '=', userId).execute();
  await tables(db).deleteFrom('clients').where('user_id', '=', userId).execute();
  await tables(db).deleteFrom('user_identities').where('user_id', '=', userId).execute();
}

export async function updatePasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await tables(db).updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
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
  await tables(db)
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      cookie_hash: session.cookieHash,
      refresh_hash: session.refreshHash,
      device: session.device,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: session.expiresAt,
      ended_at: null,
      provider: session.provider,
      second_factor_id: session.secondFactorId,
    })
    .execute();
  await tables(db).updateTable('users').set({ last_sign_in_at: session.at }).where('id', '=', session.userId).execute();
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
  return toSession(await sessions(db).where('s.refresh_hash', '=', refreshHash).executeTakeFirst());
}

export async function findSessionByCookie(db: Db, cookieHash: Buffer): Promise<SessionRecord | undefined> {
  return toSession(await sessions(db).where('s.cookie_hash', '=', cookieHash).executeTakeFirst());
}

/** Notes that a session is in use. */
export async function touchSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await tables(db).updateTable('sessions').set({ last_seen_at: at }).where('id', '=', sessionId).where('last_seen_at', '<', at).execute();
}

/** Ends the session of a cookie and returns its id; undefined when there was none to end. */
export async function endSessionOfCookie(db: Db, cookieHash: Buffer, at: Date): Promise<string | undefined> {
  const ended = await tables(db)
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('cookie_hash', '=', cookieHash)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}

/** Ends every session of a person, except one when it is named. */
export async function endSessionsOfUser(db: Db, userId: string, at: Date, except?: string): Promise<number> {
  let update = tables(db).updateTable('sessions').set({ ended_at: at }).where('user_id', '=', userId).where('ended_at', 'is', null);
  if (except !== undefined) update = update.where('id', '!=', except);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

export interface PastFailures {
  readonly failures: number;
  readonly lastAt: Date;
}

/** Wrong tries on record for these keys, by key in hexadecimal. */
export async function listFailures(db: Db, keys: readonly Buffer[]): Promise<ReadonlyMap<string, PastFailures>> {
  const rows = await tables(db)
    .selectFrom('sign_in_failures')
    .selectAll()
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map((r) => [r.key.toString('hex'), { failures: r.failures, lastAt: r.last_at }]));
}

/** Counts a wrong try; failures before `since` are forgotten. */
export async function countFailure(db: Db, key: Buffer, since: Date, at: Date): Promise<void> {
  await sql`insert into sign_in_failures as f (key, failures, last_at) values (${key}, 1, ${at})
    on conflict (key) do update set failures = case when f.last_at < ${since} then 1 else f.failures + 1 end, last_at = ${at}`.execute(db);
}

export async function forgetFailures(db: Db, key: Buffer): Promise<void> {
  await tables(db).deleteFrom('sign_in_failures').where('key', '=', key).execute();
}

export interface StoredKey {
  readonly kid: string;
  readonly privateKeySealed: Buffer;
  readonly publicJwk: PublicJwk;
}

/** Keys that sign or signed ID tokens, newest first. */
export async function listSigningKeys(db: Db): Promise<StoredKey[]> {
  const rows = await tables(db)
    .selectFrom('signing_keys')
    .select(['kid', 'private_key_sealed', 'public_jwk'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((r) => ({ kid: r.kid, privateKeySealed: r.private_key_sealed, publicJwk: r.public_jwk }));
}

/** Adds the first key; does nothing when there is one already. */
export async function insertFirstSigningKey(db: Db, key: StoredKey, at: Date): Promise<void> {
  await sql`insert into signing_keys (kid, private_key_sealed, public_jwk, created_at)
    select ${key.kid}, ${key.privateKeySealed}, ${JSON.stringify(key.publicJwk)}::jsonb, ${at}::timestamptz where not exists (select 1 from signing_keys)`.execute(
    db,
  );
}

/** Removes what no longer decides anything: sessions over since `sessionsBefore`, failures older than `failuresBefore`, dead permits. */
export async function sweepAccess(
  db: Db,
  before: { readonly sessions: Date; readonly failures: Date; readonly permits: Date },
): Promise<void> {
  await tables(db).deleteFrom('sessions').where('expires_at', '<', before.sessions).execute();
  await tables(db).deleteFrom('sign_in_failures').where('last_at', '<', before.failures).execute();
  await tables(db).deleteFrom('signup_permits').where('expires_at', '<', before.permits).execute();
}
