// Earlier versions of documents that the office changed. Their bytes are blobs like those of files.
import { sql } from 'kysely';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { StoredBytes } from '../store.ts';

export type StoredVersion = Row<'documentVersions'>;

export async function insertVersion(db: Db, version: StoredVersion): Promise<void> {
  await sql`insert into document_versions (contact_id, id, file_id, blob_key, media_type, size_bytes, sha256, made_at, replaced_at, replaced_by,
      replaced_by_name, change)
    values (${version.contactId}, ${version.id}, ${version.fileId}, ${version.blobKey}, ${version.mediaType}, ${version.sizeBytes},
      ${version.sha256}, ${version.madeAt}, ${version.replacedAt}, ${version.replacedBy}, ${version.replacedByName}, ${[...version.change]})`.execute(
    db,
  );
}

/** Earlier versions of a document, the newest first. */
export async function listVersionsOf(db: StaffDb, fileId: string): Promise<StoredVersion[]> {
  return db.selectFrom('documentVersions').selectAll().where('fileId', '=', fileId).orderBy('id', 'desc').execute();
}

/** An earlier version of a document that was not deleted, with the document's name. */
export async function findVersion(db: StaffDb, id: string): Promise<(StoredVersion & { readonly name: string }) | undefined> {
  return db
    .selectFrom('documentVersions as v')
    .innerJoin('files as f', 'f.id', 'v.fileId')
    .selectAll('v')
    .select('f.name')
    .where('v.id', '=', id)
    .where('f.deletedAt', 'is', null)
    .executeTakeFirst();
}

type Redrawn = StoredBytes & { readonly id: string; readonly generation: number; readonly before: number; readonly at: Date };

/** Gives a document new bytes. False when it has others than those of the generation `before`. */
export async function setRedrawn(db: Db, { id, generation, before, at, ...bytes }: Redrawn): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ ...bytes, sourceSha256: null, generation, updatedAt: at, seenByClientAt: null })
    .where('id', '=', id)
    .where('generation', '=', before)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
