import type { Db } from '../../../../platform/server/database/open-database.ts';

/** Ids of the keys that sign ID tokens, the newest first. */
export async function listSigningKeyIds(db: Db): Promise<readonly string[]> {
  return (await db.selectFrom('signingKeys').select('kid').orderBy('createdAt', 'desc').execute()).map(({ kid }) => kid);
}
