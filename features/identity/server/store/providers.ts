// Sign-in by an OpenID Connect provider: browsers on their way there, what they brought back, and whose accounts those are.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

export type Provider = 'google.com';
type Tables = {
  users: { id: string; deleted_at: Date | null };
  user_identities: { provider: Provider; issuer: string; subject: string; user_id: string; email: string; name: string; linked_at: Date };
  provider_requests: {
    id: string;
    state_hash: Buffer;
    cookie_hash: Buffer;
    request_sealed: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  provider_results: {
    id: string;
    handle_hash: Buffer;
    session_hash: Buffer;
    cookie_hash: Buffer;
    profile_sealed: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  provider_tokens_used: { token_hash: Buffer; expires_at: Date };
};
const tables = (db: Db) => db.withTables<Tables>();

/** A person as an issuer knows them. */
export interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}
export interface Identity extends IdentityKey {
  readonly provider: Provider;
  readonly email: string;
  readonly name: string;
  readonly linkedAt: Date;
}

/** Whose account here this is; undefined for strangers and for accounts that were deleted. */
export async function findUserOfIdentity(db: Db, { issuer, subject }: IdentityKey): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('user_identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select('u.id')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The provider accounts of a person. */
export async function listIdentities(db: Db, userId: string): Promise<readonly Identity[]> {
  const rows = await tables(db).selectFrom('user_identities').selectAll().where('user_id', '=', userId).orderBy('linked_at').execute();
  return rows.map((r) => ({
    provider: r.provider,
    issuer: r.issuer,
    subject: r.subject,
    email: r.email,
    name: r.name,
    linkedAt: r.linked_at,
  }));
}

/**
 * Gives a person a provider account; false when they have another one of this issuer, or it belongs to somebody else. One of
 * an issuer that is no longer asked makes way, and so does one of a deleted account.
 */
export async function insertIdentity(db: Db, userId: string, identity: Identity): Promise<boolean> {
  const { provider, issuer, subject, email, name, linkedAt } = identity;
  await sql`delete from user_identities i using users u where u.id = i.user_id and i.issuer = ${issuer} and i.subject = ${subject} and u.deleted_at is not null`.execute(
    db,
  );
  await tables(db)
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('issuer', '!=', issuer)
    .execute();
  const added = await tables(db)
    .insertInto('user_identities')
    .values({ provider, issuer, subject, user_id: userId, email, name, linked_at: linkedAt })
    .onConflict((c) => c.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes a provider account away from a person; false when they had none. */
export async function deleteIdentity(db: Db, userId: string, provider: Provider): Promise<boolean> {
  return (
    Number(
      (await tables(db).deleteFrom('user_identities').where('user_id', '=', userId).where('provider', '=', provider).executeTakeFirst())
        .numDeletedRows,
    ) > 0
  );
}

/** Takes the provider accounts away that have another address than the person's own. */
export async function deleteForeignIdentities(db: Db, userId: string, email: string): Promise<void> {
  await tables(db).deleteFrom('user_identities').where('user_id', '=', userId).where('email', '!=', email).execute();
}

export interface NewRequest {
  readonly id: string;
  readonly stateHash: Buffer;
  readonly cookieHash: Buffer;
  readonly requestSealed: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertProviderRequest(db: Db, request: NewRequest): Promise<void> {
  await tables(db)
    .insertInto('provider_requests')
    .values({
      id: request.id,
      state_hash: request.stateHash,
      cookie_hash: request.cookieHash,
      request_sealed: request.requestSealed,
      created_at: request.at,
      expires_at: request.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Uses a request up. Undefined when there is none, it is over, or another browser made it; the last leaves it usable. */
export async function useProviderRequest(
  db: Db,
  stateHash: Buffer,
  cookieHash: Buffer,
  now: Date,
): Promise<{ id: string; requestSealed: Buffer } | undefined> {
  const row = await tables(db)
    .updateTable('provider_requests')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('cookie_hash', '=', cookieHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'request_sealed'])
    .executeTakeFirst();
  return row && { id: row.id, requestSealed: row.request_sealed };
}

export interface NewResult {
  readonly id: string;
  readonly handleHash: Buffer;
  readonly sessionHash: Buffer;
  readonly cookieHash: Buffer;
  readonly profileSealed: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertProviderResult(db: Db, result: NewResult): Promise<void> {
  await tables(db)
    .insertInto('provider_results')
    .values({
      id: result.id,
      handle_hash: result.handleHash,
      session_hash: result.sessionHash,
      cookie_hash: result.cookieHash,
      profile_sealed: result.profileSealed,
      created_at: result.at,
      expires_at: result.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Uses a result up: of many at once one gets it. */
export async function useProviderResult(
  db: Db,
  proof: { readonly handleHash: Buffer; readonly sessionHash: Buffer; readonly cookieHash: Buffer },
  now: Date,
): Promise<{ id: string; profileSealed: Buffer } | undefined> {
  const row = await tables(db)
    .updateTable('provider_results')
    .set({ used_at: now })
    .where('handle_hash', '=', proof.handleHash)
    .where('session_hash', '=', proof.sessionHash)
    .where('cookie_hash', '=', proof.cookieHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'profile_sealed'])
    .executeTakeFirst();
  return row && { id: row.id, profileSealed: row.profile_sealed };
}

/** Notes that an ID token of the provider was shown; false when it was before. */
export async function useProviderToken(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const added = await tables(db)
    .insertInto('provider_tokens_used')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((c) => c.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return added !== undefined;
}

/** Removes requests, results and used tokens that were over before `before`. */
export async function sweepProviders(db: Db, before: Date): Promise<void> {
  for (const table of ['provider_requests', 'provider_results', 'provider_tokens_used'] as const) {
    await tables(db).deleteFrom(table).where('expires_at', '<', before).execute();
  }
}
