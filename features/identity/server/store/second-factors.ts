// Second factors, what leads to them, and what stands in for them.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { SignInProvider } from '../store.ts';

type Tables = {
  second_factors: {
    id: string;
    user_id: string;
    name: string;
    secret_sealed: Buffer;
    enrolled_at: Date;
    last_step: number;
    last_used_at: Date | null;
  };
  second_factor_offers: {
    id: string;
    user_id: string;
    secret_hash: Buffer;
    secret_sealed: Buffer;
    tries: number;
    created_at: Date;
    expires_at: Date;
  };
  recovery_codes: { id: string; user_id: string; code_hash: Buffer; created_at: Date; used_at: Date | null };
  pending_sign_ins: {
    id: string;
    credential_hash: Buffer;
    user_id: string;
    provider: SignInProvider;
    tries: number;
    valid_since: Date;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

export interface SecondFactor {
  readonly id: string;
  readonly name: string;
  readonly secretSealed: Buffer;
  readonly enrolledAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The second factors of a person, oldest first. */
export async function listSecondFactors(db: Db, userId: string): Promise<readonly SecondFactor[]> {
  const rows = await tables(db).selectFrom('second_factors').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  return rows.map((r) => ({
    id: r.id,
    name: r.name,
    secretSealed: r.secret_sealed,
    enrolledAt: r.enrolled_at,
    lastUsedAt: r.last_used_at,
  }));
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (
    (await tables(db).selectFrom('second_factors').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !== undefined
  );
}

/** Adds a second factor that counts the step of the code that proved it as used. */
export async function insertSecondFactor(
  db: Db,
  factor: { id: string; userId: string; name: string; secretSealed: Buffer; step: number; at: Date },
): Promise<void> {
  await tables(db)
    .insertInto('second_factors')
    .values({
      id: factor.id,
      user_id: factor.userId,
      name: factor.name,
      secret_sealed: factor.secretSealed,
      enrolled_at: factor.at,
      last_step: factor.step,
      last_used_at: null,
    })
    .execute();
}

/** Uses the code of a time step up; false when this step or a later one has been used. Of many at once, one wins. */
export async function useStep(db: Db, factorId: string, step: number, at: Date): Promise<boolean> {
  const used = await tables(db)
    .updateTable('second_factors')
    .set({ last_step: step, last_used_at: at })
    .where('id', '=', factorId)
    .where('last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes one second factor; recovery codes go with the last. False when the person has no such factor. */
export async function deleteSecondFactor(db: Db, userId: string, factorId: string): Promise<boolean> {
  const gone = await tables(db)
    .deleteFrom('second_factors')
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (gone && !(await hasSecondFactor(db, userId))) await deleteRecoveryCodes(db, userId);
  return gone !== undefined;
}

/** Keeps a secret that is being shown; one shown to the same person before is void. */
export async function replaceOffer(
  db: Db,
  offer: { id: string; userId: string; hash: Buffer; secretSealed: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await tables(db)
    .with('gone', (q) => q.deleteFrom('second_factor_offers').where('user_id', '=', offer.userId))
    .insertInto('second_factor_offers')
    .values({
      id: offer.id,
      user_id: offer.userId,
      secret_hash: offer.hash,
      secret_sealed: offer.secretSealed,
      tries: 0,
      created_at: offer.at,
      expires_at: offer.expiresAt,
    })
    .execute();
}

/** Counts a try against a shown secret and answers the secret; undefined when it is unknown, somebody else's, expired or tried too often. */
export async function tryOffer(
  db: Db,
  userId: string,
  hash: Buffer,
  limit: number,
  now: Date,
): Promise<{ id: string; secretSealed: Buffer } | undefined> {
  const row = await tables(db)
    .updateTable('second_factor_offers')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('secret_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('tries', '<', limit)
    .returning(['id', 'secret_sealed'])
    .executeTakeFirst();
  return row && { id: row.id, secretSealed: row.secret_sealed };
}

/** Uses a shown secret up; false when that happened before. */
export async function useOffer(db: Db, offerId: string): Promise<boolean> {
  return (await tables(db).deleteFrom('second_factor_offers').where('id', '=', offerId).returning('id').executeTakeFirst()) !== undefined;
}

/** Makes these the only recovery codes of a person. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  codes: readonly { id: string; hash: Buffer }[],
  at: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await tables(db)
    .insertInto('recovery_codes')
    .values(codes.map((c) => ({ id: c.id, user_id: userId, code_hash: c.hash, created_at: at, used_at: null })))
    .execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await tables(db)
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Uses a recovery code up; false when it is none of this person's or was used. Of many at once, one wins. */
export async function useRecoveryCode(db: Db, userId: string, hash: Buffer, at: Date): Promise<boolean> {
  const used = await tables(db)
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export interface PendingSignIn {
  readonly id: string;
  readonly userId: string;
  readonly provider: SignInProvider;
  readonly validSince: Date;
}

/** Keeps a sign-in that waits for its second factor; what the same person left over before goes. */
export async function insertPending(
  db: Db,
  pending: { id: string; userId: string; hash: Buffer; provider: SignInProvider; validSince: Date; at: Date; expiresAt: Date },
): Promise<void> {
  await tables(db)
    .with('gone', (q) => q.deleteFrom('pending_sign_ins').where('user_id', '=', pending.userId).where('expires_at', '<=', pending.at))
    .insertInto('pending_sign_ins')
    .values({
      id: pending.id,
      credential_hash: pending.hash,
      user_id: pending.userId,
      provider: pending.provider,
      tries: 0,
      valid_since: pending.validSince,
      created_at: pending.at,
      expires_at: pending.expiresAt,
      used_at: null,
    })
    .execute();
}

/** A sign-in that waits for its second factor; undefined when it is unknown, finished, expired or tried too often. */
export async function findPending(db: Db, hash: Buffer, limit: number, now: Date): Promise<PendingSignIn | undefined> {
  const row = await tables(db)
    .selectFrom('pending_sign_ins')
    .select(['id', 'user_id', 'provider', 'valid_since'])
    .where('credential_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', limit)
    .executeTakeFirst();
  return row && { id: row.id, userId: row.user_id, provider: row.provider, validSince: row.valid_since };
}

/** Counts a try; false when there is none left. */
export async function tryPending(db: Db, pendingId: string, limit: number): Promise<boolean> {
  const row = await tables(db)
    .updateTable('pending_sign_ins')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', pendingId)
    .where('used_at', 'is', null)
    .where('tries', '<', limit)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finishes a waiting sign-in; false when that happened before. */
export async function usePending(db: Db, pendingId: string, at: Date): Promise<boolean> {
  const row = await tables(db)
    .updateTable('pending_sign_ins')
    .set({ used_at: at })
    .where('id', '=', pendingId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes whatever stands for a second factor of a person, begun enrolments and half-finished sign-ins included. */
export async function deleteSecondFactors(db: Db, userId: string): Promise<number> {
  for (const table of ['second_factor_offers', 'pending_sign_ins', 'recovery_codes'] as const) {
    await tables(db).deleteFrom(table).where('user_id', '=', userId).execute();
  }
  return Number((await tables(db).deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()).numDeletedRows);
}

/** Removes shown secrets and waiting sign-ins that were over before `before`. */
export async function sweepSecondFactors(db: Db, before: Date): Promise<void> {
  await sql`delete from second_factor_offers where expires_at < ${before}`.execute(db);
  await sql`delete from pending_sign_ins where expires_at < ${before}`.execute(db);
}
