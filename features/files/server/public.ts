// Storing and reading files for other features. Who may read a file is decided by the feature that owns the record it hangs on.
import { newId } from '../../../platform/base/ids.ts';
import { maskSsns } from '../../../platform/base/ssn-pattern.ts';
import { digestBytes } from '../../../platform/server/blobs-digest.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { findFile, insertFile, removeFile } from './store.ts';

export { deleteFilesById, keepAsSigned, listStoredOf } from './store/retention.ts';
export { listAuthorizations } from './store/documents.ts';
export { receiveAuthorization } from './receive-authorization.ts';
export { measureFiles } from './store/measure.ts';
export { listStoredBlobs, measureStoredBlobs } from './store/stored-blobs.ts';
export { listHeldDocuments, type HeldDocument } from './store/held-documents.ts';
export { missingProofs, proofsOnPaper } from './store/letter-proofs.ts';
export type { ListCanceled } from './ask-client.ts';

export interface NewFile {
  readonly contactId: string | null;
  readonly name: string;
  readonly mediaType: string;
  /** What it is kept for: 'credit-report', 'letter', 'print-batch'. */
  readonly purpose: string;
  readonly createdBy: string | null;
}

/** Seals and stores the bytes, then adds the row in the caller's transaction. Bytes whose row never commits are swept later. */
export async function storeFile(
  db: Db,
  services: Services,
  now: Date,
  file: NewFile,
  bytes: Uint8Array,
): Promise<{ id: string; sha256: string }> {
  const { key, sha256 } = await services.blobs.put(bytes);
  const id = newId(now);
  const { md5 } = await digestBytes(bytes);
  await insertFile(db, {
    ...file,
    id,
    name: displayName(file.name),
    blobKey: key,
    sizeBytes: bytes.byteLength,
    sha256,
    md5,
    createdAt: now,
  });
  return { id, sha256 };
}

/** The stored file. @throws Error when it is not there. */
export async function readFile(db: Db, services: Services, id: string): Promise<File> {
  const row = await findFile(db, id);
  if (!row) throw new Error(`File ${id} is missing.`);
  return new File([new Uint8Array(await services.blobs.get(row.blobKey))], row.name, { type: row.mediaType });
}

/**
 * Takes a file that was kept for a while only off the disk at once. Not to be called inside a change: bytes do not come back when
 * one is rolled back.
 */
export async function dropFile(db: Db, services: Services, id: string): Promise<void> {
  const blobKey = await removeFile(db, id);
  if (blobKey !== undefined) await services.blobs.remove(blobKey);
}

/** Takes a file off the list inside a change; its bytes are swept later. */
export async function forgetFile(db: Db, id: string): Promise<void> {
  await removeFile(db, id);
}

/** The bytes of a stored file, without the copies that a File makes of them. @throws Error when it is not there */
export async function readBytes(db: Db, services: Pick<Services, 'blobs'>, id: string): Promise<Buffer> {
  const row = await findFile(db, id);
  if (!row) throw new Error(`File ${id} is missing.`);
  return services.blobs.get(row.blobKey);
}

/** A file name fit to be shown: no control or direction characters, no path, no Social Security number, at most 120 characters. */
export function displayName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const shown = maskSsns(base.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''))
    .trim()
    .slice(0, 120);
  return shown === '' ? 'file' : shown;
}
export type { OpenRecord } from './record-doors.ts';
export { drawPdfPages, type PdfPage } from './pdf-pages.ts';
export { splitPdf } from './redraw-pdf.ts';
export { acceptUpload, addUpload, findUpload, placeUpload, UNSORTED_SCANS, type SortableUpload } from './sorted-uploads.ts';
