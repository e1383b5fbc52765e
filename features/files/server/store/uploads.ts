// Uploads in pieces: what was announced, how much has come, and where the pieces lie.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';

export type UploadState = 'active' | 'final' | 'refused' | 'cancelled';

export interface Upload {
  readonly id: string;
  readonly userId: string;
  readonly objectName: string;
  readonly declared: unknown;
  readonly sizeBytes: number;
  readonly receivedBytes: number;
  readonly state: UploadState;
}

export async function insertUpload(db: Db, upload: Upload, times: { at: Date; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('fileUploads')
    .values({
      id: upload.id,
      userId: upload.userId,
      objectName: upload.objectName,
      declared: JSON.stringify(upload.declared),
      sizeBytes: upload.sizeBytes,
      receivedBytes: upload.receivedBytes,
      state: upload.state,
      createdAt: times.at,
      expiresAt: times.expiresAt,
    })
    .execute();
}

/** The open uploads of a person, newest first. */
export async function listOpenUploads(db: Db, userId: string): Promise<readonly { id: string; sizeBytes: number }[]> {
  const rows = await db
    .selectFrom('fileUploads')
    .select(['id', 'sizeBytes'])
    .where('userId', '=', userId)
    .where('state', '=', 'active')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, sizeBytes: row.sizeBytes }));
}

/** The upload with this id that `userId` began and that has not expired; with `lock` no one else changes it until the transaction ends. */
export async function findUpload(db: Db, id: string, userId: string, now: Date, lock = false): Promise<Upload | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const query = db.selectFrom('fileUploads').selectAll().where('id', '=', id).where('userId', '=', userId).where('expiresAt', '>', now);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.userId,
      objectName: row.objectName,
      declared: row.declared,
      sizeBytes: row.sizeBytes,
      receivedBytes: row.receivedBytes,
      state: row.state,
    }
  );
}

/** Adds a piece in one statement. False when the upload has moved on since, so the piece does not fit any more. */
export async function appendPart(
  db: Db,
  uploadId: string,
  part: { startsAt: number; sizeBytes: number; blobKey: string },
): Promise<boolean> {
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
  const row = await db
    .selectFrom('fileUploadParts')
    .select(['blobKey', 'sizeBytes'])
    .where('uploadId', '=', uploadId)
    .where('startsAt', '=', startsAt)
    .executeTakeFirst();
  return row && { blobKey: row.blobKey, sizeBytes: row.sizeBytes };
}

/** Blobs of the pieces in their order. */
export async function listParts(db: Db, uploadId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('fileUploadParts').select('blobKey').where('uploadId', '=', uploadId).orderBy('startsAt').execute();
  return rows.map((row) => row.blobKey);
}

/** Ends an upload and forgets its pieces, whose blobs are the caller's to remove. False when it had ended already. */
export async function endUpload(db: Db, id: string, state: Exclude<UploadState, 'active'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('fileUploads')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom('fileUploadParts').where('uploadId', '=', id).execute();
  return true;
}

export async function deleteExpiredUploads(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('fileUploads').where('expiresAt', '<=', now).execute();
}

/** Bytes that uploads which have not ended need, all but `except`: as announced, and of those that expired what has come. */
export async function sumOpenUploads(db: Db, now: Date, except?: string): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ total: string }>`
    select coalesce(sum(case when expires_at > ${now} then size_bytes else received_bytes end), 0) as total
    from file_uploads where state = 'active' and id is distinct from ${except ?? null}::uuid`.execute(db);
  return Number(row?.total ?? 0);
}
