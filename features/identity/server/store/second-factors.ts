// Second factors, their enrollment, and recovery codes.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { SignInProvider } from '../store.ts';

export interface SecondFactor {
  readonly id: string;
  readonly name: string;
  readonly secretSealed: Buffer;
  readonly enrolledAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The second factors of a person, oldest first. */
export async function listSecondFactors(db: Db, userId: string): Promise<readonly SecondFactor[]> {
  const rows = await db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).orderBy('id').execute();
  return rows.map((r) => ({
    id: r.id,
    name: r.name,
    secretSealed: r.secretSealed,
    enrolledAt: r.enrolledAt,
    lastUsedAt: r.lastUsedAt,
  }));
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('secondFactors').select('id').where('userId', '=', userId).limit(1).executeTakeFirst()) !== undefined;
}

/** Adds a second factor that counts the step of the code that proved it as used. */
export async function insertSecondFactor(
  db: Db,
  factor: { id: string; userId: string; name: string; secretSealed: Buffer; step: number; at: Date },
): Promise<void> {
  await db
    .insertInto('secondFactors')
    .values({
      id: factor.id,
      userId: factor.userId,
      name: factor.name,
      secretSealed: factor.secretSealed,
      enrolledAt: factor.at,
      lastStep: factor.step,
      lastUsedAt: null,
    })
    .execute();
}

/** Uses the code of a time step up; false when this step or a later one has been used. Of many at once, one wins. */
export async function useStep(db: Db, factorId: string, step: number, at: Date): Promise<boolean> {
  const used = await db
    .updateTable('secondFactors')
    .set({ lastStep: step, lastUsedAt: at })
    .where('id', '=', factorId)
    .where('lastStep', '<', step)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes one second factor; recovery codes go with the last. False when the person has no such factor. */
export async function deleteSecondFactor(db: Db, userId: string, factorId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('secondFactors')
    .where('id', '=', factorId)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (gone && !(await hasSecondFactor(db, userId))) await deleteRecoveryCodes(db, userId);
  return gone !== undefined;
}

/** Stores a secret that is being shown; one shown to the same person before stops working. */
export async function replaceOffer(
  db: Db,
  offer: { id: string; userId: string; hash: Buffer; secretSealed: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .with('gone', (q) => q.deleteFrom('secondFactorOffers').where('userId', '=', offer.userId))
    .insertInto('secondFactorOffers')
    .values({
      id: offer.id,
      userId: offer.userId,
      secretHash: offer.hash,
      secretSealed: offer.secretSealed,
      tries: 0,
      createdAt: offer.at,
      expiresAt: offer.expiresAt,
    })
    .execute();
}

/** Counts a try against a shown secret and answers the secret; undefined when it is unknown, someone else's, expired or tried too often. */
export async function tryOffer(
  db: Db,
  userId: string,
  hash: Buffer,
  limit: number,
  now: Date,
): Promise<{ id: string; secretSealed: Buffer } | undefined> {
  const row = await db
    .updateTable('secondFactorOffers')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('secretHash', '=', hash)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('tries', '<', limit)
    .returning(['id', 'secretSealed'])
    .executeTakeFirst();
  return row && { id: row.id, secretSealed: row.secretSealed };
}

/** Uses a shown secret up; false when that happened before. */
export async function useOffer(db: Db, offerId: string): Promise<boolean> {
  return (await db.deleteFrom('secondFactorOffers').where('id', '=', offerId).returning('id').executeTakeFirst()) !== undefined;
}

/** Makes these the only recovery codes of a person. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  codes: readonly { id: string; hash: Buffer }[],
  at: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((c) => ({ id: c.id, userId, codeHash: c.hash, createdAt: at, usedAt: null })))
    .execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Uses a recovery code up; false when it is none of this person's or was used. Of many at once, one wins. */
export async function useRecoveryCode(db: Db, userId: string, hash: Buffer, at: Date): Promise<boolean> {
  const used = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('userId', '=', userId)
    .where('codeHash', '=', hash)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

export interface PendingSignIn {
  readonly id: string;
  readonly userId: string;
  readonly provider: SignInProvider;
  readonly validSince: Date;
}

/** Stores a sign-in that waits for its second factor, and removes an earlier one of the same person. */
export async function insertPending(
  db: Db,
  pending: { id: string; userId: string; hash: Buffer; provider: SignInProvider; validSince: Date; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .with('gone', (q) => q.deleteFrom('pendingSignIns').where('userId', '=', pending.userId).where('expiresAt', '<=', pending.at))
    .insertInto('pendingSignIns')
    .values({
      id: pending.id,
      credentialHash: pending.hash,
      userId: pending.userId,
      provider: pending.provider,
      tries: 0,
      validSince: pending.validSince,
      createdAt: pending.at,
      expiresAt: pending.expiresAt,
      usedAt: null,
    })
    .execute();
}

/** A sign-in that waits for its second factor; undefined when it is unknown, finished, expired or tried too often. */
export async function findPending(db: Db, hash: Buffer, limit: number, now: Date): Promise<PendingSignIn | undefined> {
  const row = await db
    .selectFrom('pendingSignIns')
    .select(['id', 'userId', 'provider', 'validSince'])
    .where('credentialHash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', limit)
    .executeTakeFirst();
  return row && { id: row.id, userId: row.userId, provider: row.provider, validSince: row.validSince };
}

/** Counts a try; false when there is none left. */
export async function tryPending(db: Db, pendingId: string, limit: number): Promise<boolean> {
  const row = await db
    .updateTable('pendingSignIns')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', pendingId)
    .where('usedAt', 'is', null)
    .where('tries', '<', limit)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finishes a waiting sign-in; false when that happened before. */
export async function usePending(db: Db, pendingId: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('pendingSignIns')
    .set({ usedAt: at })
    .where('id', '=', pendingId)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes everything about the second factor of a person, including unfinished enrollments and sign-ins. */
export async function deleteSecondFactors(db: Db, userId: string): Promise<number> {
  for (const table of ['secondFactorOffers', 'pendingSignIns', 'recoveryCodes'] as const) {
    await db.deleteFrom(table).where('userId', '=', userId).execute();
  }
  return Number((await db.deleteFrom('secondFactors').where('userId', '=', userId).executeTakeFirst()).numDeletedRows);
}

/** Removes shown secrets and waiting sign-ins that were over before `before`. */
export async function sweepSecondFactors(db: Db, before: Date): Promise<void> {
  await sql`delete from second_factor_offers where expires_at < ${before}`.execute(db);
  await sql`delete from pending_sign_ins where expires_at < ${before}`.execute(db);
}
