// Uploads in pieces: what was announced, how much has come, and where the pieces lie.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';

export type UploadState = 'active' | 'final' | 'refused' | 'cancelled';
type Tables = {
  file_uploads: {
    id: string; user_id: string; object_name: string; declared: string; size_bytes: number; received_bytes: number; state: UploadState;
    created_at: Date; expires_at: Date;
  };
  file_upload_parts: { upload_id: string; starts_at: number; size_bytes: number; blob_key: string };
};
const tables = (db: Db) => db.withTables<Tables>();

export interface Upload {
  readonly id: string; readonly userId: string; readonly objectName: string; readonly declared: unknown; readonly sizeBytes: number;
  readonly receivedBytes: number; readonly state: UploadState;
}

/** Adds an upload; of one person's open ones only the newest `mostOpen` are kept. */
export async function insertUpload(db: Db, upload: Upload, times: { at: Date; expiresAt: Date }, mostOpen: number): Promise<void> {
  await tables(db).insertInto('file_uploads').values({
    id: upload.id, user_id: upload.userId, object_name: upload.objectName, declared: JSON.stringify(upload.declared), size_bytes: upload.sizeBytes,
    received_bytes: upload.receivedBytes, state: upload.state, created_at: times.at, expires_at: times.expiresAt,
  }).execute();
  await sql`delete from file_uploads where id in (
    select id from file_uploads where user_id = ${upload.userId} and state = 'active' order by created_at desc, id desc offset ${mostOpen})`.execute(db);
}

/** The upload with this id that `userId` began and that has not expired; with `lock` nobody else changes it until the transaction ends. */
export async function findUpload(db: Db, id: string, userId: string, now: Date, lock = false): Promise<Upload | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const query = tables(db).selectFrom('file_uploads').selectAll().where('id', '=', id).where('user_id', '=', userId).where('expires_at', '>', now);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && {
    id: row.id, userId: row.user_id, objectName: row.object_name, declared: row.declared, sizeBytes: row.size_bytes,
    receivedBytes: row.received_bytes, state: row.state,
  };
}

/** Adds a piece in one statement. False when the upload has moved on since, so the piece does not fit any more. */
export async function appendPart(db: Db, uploadId: string, part: { startsAt: number; sizeBytes: number; blobKey: string }): Promise<boolean> {
  const { rows } = await sql`
    with grown as (
      update file_uploads set received_bytes = received_bytes + ${part.sizeBytes}::bigint
      where id = ${uploadId} and state = 'active' and received_bytes = ${part.startsAt}::bigint returning id)
    insert into file_upload_parts (upload_id, starts_at, size_bytes, blob_key)
    select id, ${part.startsAt}::bigint, ${part.sizeBytes}::bigint, ${part.blobKey}::uuid from grown returning upload_id`.execute(db);
  return rows.length > 0;
}

/** The piece that starts at this byte. */
export async function findPart(db: Db, uploadId: string, startsAt: number): Promise<{ blobKey: string; sizeBytes: number } | undefined> {
  const row = await tables(db).selectFrom('file_upload_parts').select(['blob_key', 'size_bytes']).where('upload_id', '=', uploadId).where('starts_at', '=', startsAt).executeTakeFirst();
  return row && { blobKey: row.blob_key, sizeBytes: row.size_bytes };
}

/** Blobs of the pieces in their order. */
export async function listParts(db: Db, uploadId: string): Promise<readonly string[]> {
  const rows = await tables(db).selectFrom('file_upload_parts').select('blob_key').where('upload_id', '=', uploadId).orderBy('starts_at').execute();
  return rows.map((row) => row.blob_key);
}

/** Ends an upload and forgets its pieces, whose blobs are the caller's to remove. False when it had ended already. */
export async function endUpload(db: Db, id: string, state: Exclude<UploadState, 'active'>): Promise<boolean> {
  const { numUpdatedRows } = await tables(db).updateTable('file_uploads').set({ state }).where('id', '=', id).where('state', '=', 'active').executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tables(db).deleteFrom('file_upload_parts').where('upload_id', '=', id).execute();
  return true;
}

export async function deleteExpiredUploads(db: Db, now: Date): Promise<void> {
  await tables(db).deleteFrom('file_uploads').where('expires_at', '<=', now).execute();
}

/** Bytes of uploads that have not ended yet. */
export async function sumOpenUploads(db: Db, now: Date): Promise<number> {
  const row = await tables(db).selectFrom('file_uploads').select(({ fn }) => fn.coalesce(fn.sum<string>('received_bytes'), sql<string>`0`).as('total'))
    .where('state', '=', 'active').where('expires_at', '>', now).executeTakeFirstOrThrow();
  return Number(row.total);
}
