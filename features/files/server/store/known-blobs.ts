// Blobs that rows name: what the nightly sweep keeps, and what it misses.
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** Which of these blob keys belong to a file, to an earlier version of one, or to a piece of an upload. */
export async function listKnownBlobs(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('files')
    .select('blobKey')
    .where('blobKey', 'in', [...keys])
    .unionAll(
      db
        .selectFrom('fileUploadParts')
        .select('blobKey')
        .where('blobKey', 'in', [...keys]),
    )
    .unionAll(
      db
        .selectFrom('documentVersions')
        .select('blobKey')
        .where('blobKey', 'in', [...keys]),
    )
    .execute();
  return new Set(rows.map((r) => r.blobKey));
}

/** Ids and blobs of the files after `after`, in the order of their ids. */
export async function listBlobsOfFiles(db: Db, after: string, limit: number): Promise<readonly { id: string; blobKey: string }[]> {
  const rows = await db.selectFrom('files').select(['id', 'blobKey']).where('id', '>', after).orderBy('id').limit(limit).execute();
  return rows.map((row) => ({ id: row.id, blobKey: row.blobKey }));
}
