// Sign-in by an OpenID Connect provider: browsers that are at the provider, their results, and the linked accounts.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

export type Provider = 'google.com';

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
  const row = await db
    .selectFrom('userIdentities as i')
    .innerJoin('users as u', 'u.id', 'i.userId')
    .select('u.id')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The provider accounts of a person. */
export async function listIdentities(db: Db, userId: string): Promise<readonly Identity[]> {
  const rows = await db.selectFrom('userIdentities').selectAll().where('userId', '=', userId).orderBy('linkedAt').execute();
  return rows.map((r) => ({
    provider: r.provider,
    issuer: r.issuer,
    subject: r.subject,
    email: r.email,
    name: r.name,
    linkedAt: r.linkedAt,
  }));
}

/** The subjects of a person's provider accounts, as tokens name them. */
export async function listSubjects(db: Db, userId: string): Promise<Readonly<Record<string, readonly string[]>>> {
  return Object.fromEntries((await listIdentities(db, userId)).map(({ provider, subject }) => [provider, [subject]]));
}

/**
 * Links a provider account to a person; false when they have another one of this issuer, or it belongs to someone else. A link of an
 * issuer that is no longer configured is replaced, and so is one of a deleted account.
 */
export async function insertIdentity(db: Db, userId: string, identity: Identity): Promise<boolean> {
  const { provider, issuer, subject, email, name, linkedAt } = identity;
  await sql`delete from user_identities i using users u where u.id = i.user_id and i.issuer = ${issuer} and i.subject = ${subject} and u.deleted_at is not null`.execute(
    db,
  );
  await db
    .deleteFrom('userIdentities')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('issuer', '!=', issuer)
    .execute();
  const added = await db
    .insertInto('userIdentities')
    .values({ provider, issuer, subject, userId, email, name, linkedAt })
    .onConflict((c) => c.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes a provider account away from a person; false when they had none. */
export async function deleteIdentity(db: Db, userId: string, provider: Provider): Promise<boolean> {
  return (
    Number(
      (await db.deleteFrom('userIdentities').where('userId', '=', userId).where('provider', '=', provider).executeTakeFirst())
        .numDeletedRows,
    ) > 0
  );
}

/** Takes the provider accounts away that have another address than the person's own. */
export async function deleteForeignIdentities(db: Db, userId: string, email: string): Promise<void> {
  await db.deleteFrom('userIdentities').where('userId', '=', userId).where('email', '!=', email).execute();
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
  await db
    .insertInto('providerRequests')
    .values({
      id: request.id,
      stateHash: request.stateHash,
      cookieHash: request.cookieHash,
      requestSealed: request.requestSealed,
      createdAt: request.at,
      expiresAt: request.expiresAt,
      usedAt: null,
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
  const row = await db
    .updateTable('providerRequests')
    .set({ usedAt: now })
    .where('stateHash', '=', stateHash)
    .where('cookieHash', '=', cookieHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'requestSealed'])
    .executeTakeFirst();
  return row && { id: row.id, requestSealed: row.requestSealed };
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
  await db
    .insertInto('providerResults')
    .values({
      id: result.id,
      handleHash: result.handleHash,
      sessionHash: result.sessionHash,
      cookieHash: result.cookieHash,
      profileSealed: result.profileSealed,
      createdAt: result.at,
      expiresAt: result.expiresAt,
      usedAt: null,
    })
    .execute();
}

/** Uses a result up: of many at once one gets it. */
export async function useProviderResult(
  db: Db,
  proof: { readonly handleHash: Buffer; readonly sessionHash: Buffer; readonly cookieHash: Buffer },
  now: Date,
): Promise<{ id: string; profileSealed: Buffer } | undefined> {
  const row = await db
    .updateTable('providerResults')
    .set({ usedAt: now })
    .where('handleHash', '=', proof.handleHash)
    .where('sessionHash', '=', proof.sessionHash)
    .where('cookieHash', '=', proof.cookieHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'profileSealed'])
    .executeTakeFirst();
  return row && { id: row.id, profileSealed: row.profileSealed };
}

/** Notes that an ID token of the provider was shown; false when it was before. */
export async function useProviderToken(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const added = await db
    .insertInto('providerTokensUsed')
    .values({ tokenHash, expiresAt })
    .onConflict((c) => c.doNothing())
    .returning('tokenHash')
    .executeTakeFirst();
  return added !== undefined;
}

/** Removes requests, results and used tokens that were over before `before`. */
export async function sweepProviders(db: Db, before: Date): Promise<void> {
  for (const table of ['providerRequests', 'providerResults', 'providerTokensUsed'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', before).execute();
  }
}
