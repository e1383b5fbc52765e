import { sql } from 'kysely';
import type { JobDb, Row } from '../../../../platform/server/database/open-database.ts';

export type KeptKey = Pick<Row<'systemSealKeys'>, 'id' | 'sealed'>;

/** What was sealed with each key so far; undefined in a database that a version before wrote, or none. */
export async function listKeptKeys(db: JobDb): Promise<readonly KeptKey[] | undefined> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('system_seal_keys') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return undefined;
  return db.selectFrom('systemSealKeys').select(['id', 'sealed']).orderBy('id').execute();
}

/** The key that came last, and when it was first used. */
export async function findNewestKey(db: JobDb): Promise<Pick<Row<'systemSealKeys'>, 'id' | 'firstUsedAt'> | undefined> {
  return db.selectFrom('systemSealKeys').select(['id', 'firstUsedAt']).orderBy('id', 'desc').executeTakeFirst();
}

export async function keepKeys(db: JobDb, keys: readonly KeptKey[]): Promise<void> {
  if (keys.length > 0)
    await db
      .insertInto('systemSealKeys')
      .values([...keys])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
