// The keys of ID tokens, with their private halves sealed.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** The public half of an ES256 key, as RFC 7517 writes it. */
export type PublicJwk = Readonly<Record<string, string>>;
export interface NewSigningKey {
  readonly kid: string;
  readonly privateKeySealed: Buffer;
  readonly publicJwk: PublicJwk;
}
export interface StoredKey extends NewSigningKey {
  readonly createdAt: Date;
}

/** Keys that sign, signed or will sign ID tokens, newest first. */
export async function listSigningKeys(db: Db): Promise<StoredKey[]> {
  return db
    .selectFrom('signingKeys')
    .select(['kid', 'privateKeySealed', 'publicJwk', 'createdAt'])
    .$narrowType<{ publicJwk: PublicJwk }>()
    .orderBy('createdAt', 'desc')
    .orderBy('kid')
    .execute();
}

/** Ids of the keys that sign ID tokens, the newest first. */
export async function listSigningKeyIds(db: Db): Promise<readonly string[]> {
  return (await listSigningKeys(db)).map(({ kid }) => kid);
}

/** Adds a key; does nothing when there is one that was made after `since` already. */
export async function insertSigningKey(db: Db, key: NewSigningKey, since: Date, at: Date): Promise<void> {
  await sql`insert into signing_keys (kid, private_key_sealed, public_jwk, created_at)
    select ${key.kid}, ${key.privateKeySealed}, ${JSON.stringify(key.publicJwk)}::jsonb, ${at}::timestamptz
    where not exists (select 1 from signing_keys where created_at > ${since})`.execute(db);
}

/** Removes keys that another one replaced before `before`. */
export async function removeReplacedKeys(db: Db, before: Date): Promise<void> {
  await sql`delete from signing_keys k where exists (
    select 1 from signing_keys newer where newer.created_at > k.created_at and newer.created_at < ${before})`.execute(db);
}
