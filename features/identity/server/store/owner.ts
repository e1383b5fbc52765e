// The owner: whether there is one, the one-time code and permit that make the first, and that the last one stays.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

type Tables = {
  users: { id: string; role: string; password_hash: string | null; disabled_at: Date | null; deleted_at: Date | null };
  owner_codes: { id: string; code_hash: Buffer; created_at: Date; used_at: Date | null };
  signup_permits: {
    id: string;
    kind: 'owner' | 'invite';
    invite_id: string | null;
    cookie_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  user_identities: { user_id: string };
};
const tables = (db: Db) => db.withTables<Tables>();

export async function hasOwner(db: Db): Promise<boolean> {
  return (
    (await tables(db)
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'owner')
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Holds other changes of who works here off until this transaction ends, the making of the first owner included. */
export async function lockUsers(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('access.owner'))`.execute(db);
}

/** True when no owner who can sign in is left besides `userId`. To be asked under `lockUsers`. */
export async function isLastOwner(db: Db, userId: string): Promise<boolean> {
  const other = await tables(db)
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', '=', 'owner')
    .where('u.id', '!=', userId)
    .where('u.deleted_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('u.password_hash', 'is not', null),
        eb.exists(eb.selectFrom('user_identities as i').select('i.user_id').whereRef('i.user_id', '=', 'u.id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Makes `codeHash` the only owner code. */
export async function replaceOwnerCode(db: Db, code: { id: string; codeHash: Buffer; at: Date }): Promise<void> {
  await tables(db)
    .with('gone', (q) => q.deleteFrom('owner_codes').where('used_at', 'is', null))
    .insertInto('owner_codes')
    .values({ id: code.id, code_hash: code.codeHash, created_at: code.at, used_at: null })
    .execute();
}

export async function findOwnerCode(db: Db, codeHash: Buffer): Promise<{ id: string } | undefined> {
  return tables(db)
    .selectFrom('owner_codes')
    .select('id')
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Lets one browser sign the owner up; permits given earlier are void. */
export async function replaceOwnerPermit(db: Db, permit: { id: string; cookieHash: Buffer; at: Date; expiresAt: Date }): Promise<void> {
  await tables(db).deleteFrom('signup_permits').where('kind', '=', 'owner').where('used_at', 'is', null).execute();
  await tables(db)
    .insertInto('signup_permits')
    .values({
      id: permit.id,
      kind: 'owner',
      invite_id: null,
      cookie_hash: permit.cookieHash,
      created_at: permit.at,
      expires_at: permit.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function hasLiveOwnerPermit(db: Db, cookieHash: Buffer, now: Date): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('signup_permits')
    .select('id')
    .where('kind', '=', 'owner')
    .where('cookie_hash', '=', cookieHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a permit up, and with it the owner code. False when it was used, void or expired, or an owner exists: of many at once, one wins. */
export async function useOwnerPermit(db: Db, cookieHash: Buffer, now: Date): Promise<boolean> {
  await lockUsers(db);
  if (await hasOwner(db)) return false;
  const used = await tables(db)
    .updateTable('signup_permits')
    .set({ used_at: now })
    .where('kind', '=', 'owner')
    .where('cookie_hash', '=', cookieHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (used) await tables(db).updateTable('owner_codes').set({ used_at: now }).where('used_at', 'is', null).execute();
  return used !== undefined;
}
