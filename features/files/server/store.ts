import { sql } from 'kysely';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, Row } from '../../../platform/server/database/open-database.ts';
import type { Principal } from '../../../platform/server/scope.ts';
import type { FileKind } from '../rules/file-kinds.ts';
import { PAGE } from '../rules/page-names.ts';
import { WRITABLE, type Writable } from '../rules/writable-metadata.ts';

export type FileState = 'ok' | 'quarantined' | 'infected';

/** What is known of the bytes of a file. */
export interface StoredBytes {
  readonly blobKey: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Base64, as the file protocol tells it; null for files stored before it did. */
  readonly md5: string | null;
}
export interface FileRow extends StoredBytes {
  readonly id: string;
  readonly contactId: string | null;
  readonly name: string;
  readonly purpose: string;
  readonly createdAt: Date;
  readonly createdBy: string | null;
}
/** A file as an object of the file protocol. */
export interface StoredObject extends FileRow {
  readonly objectName: string;
  readonly generation: number;
  readonly metageneration: number;
  readonly updatedAt: Date;
  readonly sourceSha256: string | null;
  readonly writable: Writable;
  readonly state: FileState;
  /** What it is; null while no one said. */
  readonly documentKind: FileKind | null;
  /** Null for what a client sent and no one of the office has looked at. */
  readonly lookedAt: Date | null;
}
/** Purpose of files that people upload; all others are kept with the record of another feature. */
export const UPLOAD = 'upload';

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: file.id,
      contactId: file.contactId,
      ...bytesColumns(file),
      name: file.name,
      purpose: file.purpose,
      createdAt: file.createdAt,
      createdBy: file.createdBy,
      updatedAt: file.createdAt,
      objectName: `${file.purpose}/${file.id}`,
      generation: file.createdAt.getTime() * 1000,
      metageneration: 1,
      writable: '{}',
      state: 'ok',
      lookedAt: file.createdAt,
    })
    .execute();
}

export async function findFile(db: Db, id: string): Promise<{ blobKey: string; name: string; mediaType: string } | undefined> {
  const row = await db.selectFrom('files').select(['blobKey', 'name', 'mediaType']).where('id', '=', id).executeTakeFirst();
  return row && { blobKey: row.blobKey, name: row.name, mediaType: row.mediaType };
}

/** The object of this name; with `lock` no one else changes it until the transaction ends. */
export async function findObject(db: Db, objectName: string, lock = false): Promise<StoredObject | undefined> {
  const query = db.selectFrom('files').selectAll().where('objectName', '=', objectName).where('deletedAt', 'is', null);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && toObject(row);
}

/** The uploaded file with this id. */
export async function findUploadById(db: Db, id: string): Promise<StoredObject | undefined> {
  const row = await db.selectFrom('files').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();
  return row && toObject(row);
}

/** Gives an upload another place, and with it to another contact or to the office. It is looked at by that. */
export async function moveObject(
  db: Db,
  id: string,
  to: { readonly contactId: string | null; readonly objectName: string; readonly documentKind: FileKind | null; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('files')
    .set((eb) => ({
      contactId: to.contactId,
      objectName: to.objectName,
      documentKind: to.documentKind,
      lookedAt: to.at,
      updatedAt: to.at,
      metageneration: eb('metageneration', '+', 1),
    }))
    .where('id', '=', id)
    .where('purpose', '=', UPLOAD)
    .execute();
}

/** Adds an uploaded object. False when another upload took the name first. */
export async function insertObject(db: Db, object: StoredObject): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('files')
    .values({
      id: object.id,
      contactId: object.contactId,
      ...bytesColumns(object),
      name: object.name,
      purpose: object.purpose,
      createdAt: object.createdAt,
      createdBy: object.createdBy,
      updatedAt: object.updatedAt,
      objectName: object.objectName,
      generation: object.generation,
      metageneration: object.metageneration,
      sourceSha256: object.sourceSha256,
      writable: JSON.stringify(object.writable),
      state: object.state,
      documentKind: object.documentKind,
      lookedAt: object.lookedAt,
    })
    .onConflict((clash) => clash.column('objectName').where('deletedAt', 'is', null).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** What was decided about other bytes says nothing of these. */
const UNDECIDED = {
  reviewedBy: null,
  reviewedByName: null,
  rejectedAt: null,
  rejectedFor: null,
  rejectionWordsSealed: null,
  rejectionToldAt: null,
  expiresOn: null,
  seenByClientAt: null,
} as const;

/** Replaces bytes and facts of the object with this id; the blob it had is the caller's to remove. */
export async function replaceObject(db: Db, object: StoredObject): Promise<void> {
  await db
    .updateTable('files')
    .set({
      ...bytesColumns(object),
      createdAt: object.createdAt,
      createdBy: object.createdBy,
      updatedAt: object.updatedAt,
      generation: object.generation,
      metageneration: object.metageneration,
      sourceSha256: object.sourceSha256,
      writable: JSON.stringify(object.writable),
      state: object.state,
      documentKind: object.documentKind,
      lookedAt: object.lookedAt,
      ...UNDECIDED,
    })
    .where('id', '=', object.id)
    .execute();
}

export async function setMetadata(
  db: Db,
  id: string,
  change: { mediaType: string; writable: Writable; metageneration: number; at: Date },
): Promise<void> {
  await db
    .updateTable('files')
    .set({
      mediaType: change.mediaType,
      writable: JSON.stringify(change.writable),
      metageneration: change.metageneration,
      updatedAt: change.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks the object as deleted. Its bytes stay until `removeDeleted`. */
export async function setDeleted(db: Db, id: string, by: string, at: Date): Promise<void> {
  await db.updateTable('files').set({ deletedAt: at, deletedBy: by }).where('id', '=', id).execute();
}

/** Forgets the file of this id and answers which blob it had. */
export async function removeFile(db: Db, id: string): Promise<string | undefined> {
  return (await db.deleteFrom('files').where('id', '=', id).returning('blobKey').executeTakeFirst())?.blobKey;
}

/** Forgets what was deleted before `before`, but for people on legal hold. */
export async function removeDeleted(db: Db, before: Date): Promise<void> {
  await sql`delete from files f where f.deleted_at < ${before}
    and not exists (select 1 from contact_heads c where c.id = f.contact_id and c.legally_held_at is not null)`.execute(db);
}

export async function setState(db: Db, object: Pick<StoredObject, 'id' | 'generation'>, state: FileState, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ state, updatedAt: at })
    .where('id', '=', object.id)
    .where('generation', '=', object.generation)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listQuarantined(db: Db, limit: number): Promise<readonly StoredObject[]> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('state', '=', 'quarantined')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toObject);
}

/** Bytes of all uploaded files together, the deleted ones that are still kept included. */
export async function sumUploads(db: Db): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('sizeBytes'), sql<string>`0`).as('total'))
    .where('purpose', 'in', [UPLOAD, PAGE])
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** What a client sent, less what the office deleted of it. */
export async function sumOfClient(
  db: Db,
  { userId, contactId }: Pick<Principal, 'userId' | 'contactId'>,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const row = await db
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.coalesce(fn.sum<string>('sizeBytes'), sql<string>`0`).as('bytes')])
    .where('contactId', '=', contactId)
    .where('createdBy', '=', userId)
    .where('purpose', 'in', [UPLOAD, PAGE])
    .where(({ eb, or }) => or([eb('deletedAt', 'is', null), eb('deletedBy', '=', userId)]))
    .executeTakeFirstOrThrow();
  return { files: row.files, bytes: Number(row.bytes) };
}

/** Lets one upload at a time be counted against the room there is, until the transaction ends. */
export async function lockRoom(db: Db): Promise<void> {
  await lockOn(db, 'room for files');
}

const bytesColumns = (bytes: StoredBytes) => ({
  blobKey: bytes.blobKey,
  mediaType: bytes.mediaType,
  sizeBytes: bytes.sizeBytes,
  sha256: bytes.sha256,
  md5: bytes.md5,
});

function toObject(row: Row<'files'>): StoredObject {
  return {
    id: row.id,
    contactId: row.contactId,
    blobKey: row.blobKey,
    name: row.name,
    mediaType: row.mediaType,
    sizeBytes: row.sizeBytes,
    sha256: row.sha256,
    md5: row.md5,
    purpose: row.purpose,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    objectName: row.objectName,
    generation: row.generation,
    metageneration: row.metageneration,
    updatedAt: row.updatedAt,
    sourceSha256: row.sourceSha256,
    writable: WRITABLE.parse(row.writable),
    state: row.state,
    documentKind: row.documentKind,
    lookedAt: row.lookedAt,
  };
}
