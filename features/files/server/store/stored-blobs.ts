// All bytes that rows of files and of their earlier versions name, for backups.
import { sql } from 'kysely';
import type { JobDb } from '../../../../platform/server/database/open-database.ts';

const BATCH = 2_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Keys of stored bytes in batches; those of unfinished uploads are not among them. */
export async function* listStoredBlobs(db: JobDb): AsyncGenerator<readonly string[]> {
  let after = BEFORE_ALL;
  for (;;) {
    const rows = await db.selectFrom('files').select(['id', 'blobKey']).where('id', '>', after).orderBy('id').limit(BATCH).execute();
    yield rows.map(({ blobKey }) => blobKey);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }
  yield* listVersionBlobs(db);
}

async function* listVersionBlobs(db: JobDb): AsyncGenerator<readonly string[]> {
  let after = BEFORE_ALL;
  for (;;) {
    const rows = await db
      .selectFrom('documentVersions')
      .select(['id', 'blobKey'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield rows.map(({ blobKey }) => blobKey);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

export async function measureStoredBlobs(db: JobDb): Promise<{ readonly files: number; readonly bytes: number }> {
  const { rows } = await sql<{
    files: number;
    bytes: number;
  }>`select count(*)::int as files, coalesce(sum(size_bytes), 0)::bigint as bytes
    from (select size_bytes from files union all select size_bytes from document_versions) stored`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}
