// The owner: whether there is one, the one-time code and permit that make the first, and that the last one stays.
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';

export async function hasOwner(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('id').where('role', '=', 'owner').where('deletedAt', 'is', null).limit(1).executeTakeFirst()) !==
    undefined
  );
}

/** Holds other changes of who works here off until this transaction ends, the making of the first owner included. */
export async function lockUsers(db: Db): Promise<void> {
  await lockOn(db, 'users');
}

/** True when no owner who can sign in is left besides `userId`. To be asked under `lockUsers`. */
export async function isLastOwner(db: Db, userId: string): Promise<boolean> {
  const other = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', '=', 'owner')
    .where('u.id', '!=', userId)
    .where('u.deletedAt', 'is', null)
    .where('u.disabledAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('u.passwordHash', 'is not', null),
        eb.exists(eb.selectFrom('userIdentities as i').select('i.userId').whereRef('i.userId', '=', 'u.id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Makes `codeHash` the only owner code. */
export async function replaceOwnerCode(db: Db, code: { id: string; codeHash: Buffer; at: Date }): Promise<void> {
  await db
    .with('gone', (q) => q.deleteFrom('ownerCodes').where('usedAt', 'is', null))
    .insertInto('ownerCodes')
    .values({ id: code.id, codeHash: code.codeHash, createdAt: code.at, usedAt: null })
    .execute();
}

export async function findOwnerCode(db: Db, codeHash: Buffer): Promise<{ id: string } | undefined> {
  return db.selectFrom('ownerCodes').select('id').where('codeHash', '=', codeHash).where('usedAt', 'is', null).executeTakeFirst();
}

/** Lets one browser sign the owner up; permits given earlier stop working. */
export async function replaceOwnerPermit(db: Db, permit: { id: string; cookieHash: Buffer; at: Date; expiresAt: Date }): Promise<void> {
  await db.deleteFrom('signupPermits').where('kind', '=', 'owner').where('usedAt', 'is', null).execute();
  await db
    .insertInto('signupPermits')
    .values({
      id: permit.id,
      kind: 'owner',
      inviteId: null,
      cookieHash: permit.cookieHash,
      createdAt: permit.at,
      expiresAt: permit.expiresAt,
      usedAt: null,
    })
    .execute();
}

export async function hasLiveOwnerPermit(db: Db, cookieHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('signupPermits')
    .select('id')
    .where('kind', '=', 'owner')
    .where('cookieHash', '=', cookieHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Consumes a permit and the owner code with it. False when it was used, revoked or expired, or an owner exists. Of several calls at once,
 * one succeeds.
 */
export async function useOwnerPermit(db: Db, cookieHash: Buffer, now: Date): Promise<boolean> {
  await lockUsers(db);
  if (await hasOwner(db)) return false;
  const used = await db
    .updateTable('signupPermits')
    .set({ usedAt: now })
    .where('kind', '=', 'owner')
    .where('cookieHash', '=', cookieHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (used) await db.updateTable('ownerCodes').set({ usedAt: now }).where('usedAt', 'is', null).execute();
  return used !== undefined;
}
