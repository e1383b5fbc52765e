import type { Db } from '../../../platform/server/database/open-database.ts';

type Tables = {
  files: {
    id: string; contact_id: string | null; blob_key: string; name: string; media_type: string; size_bytes: number; sha256: string;
    purpose: string; created_at: Date; created_by: string | null; object_name: string;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

export interface FileRow {
  readonly id: string; readonly contactId: string | null; readonly blobKey: string; readonly name: string; readonly mediaType: string;
  readonly sizeBytes: number; readonly sha256: string; readonly purpose: string; readonly createdAt: Date; readonly createdBy: string | null;
}

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await tables(db).insertInto('files').values({
    id: file.id, contact_id: file.contactId, blob_key: file.blobKey, name: file.name, media_type: file.mediaType, size_bytes: file.sizeBytes,
    sha256: file.sha256, purpose: file.purpose, created_at: file.createdAt, created_by: file.createdBy,
    object_name: `${file.purpose}/${file.id}`,
  }).execute();
}

export async function findFile(db: Db, id: string): Promise<{ blobKey: string; name: string; mediaType: string } | undefined> {
  const row = await tables(db).selectFrom('files').select(['blob_key', 'name', 'media_type']).where('id', '=', id).executeTakeFirst();
  return row && { blobKey: row.blob_key, name: row.name, mediaType: row.media_type };
}

/** Which of these blob keys belong to a file. */
export async function listKnownBlobs(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tables(db).selectFrom('files').select('blob_key').where('blob_key', 'in', [...keys]).execute();
  return new Set(rows.map((r) => r.blob_key));
}
