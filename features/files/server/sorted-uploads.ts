// Uploads that another feature sorts: a scan of the office becomes a document of the client whom it is about.
import { newId } from '../../../platform/base/ids.ts';
import { digestBytes } from '../../../platform/server/blobs-digest.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { FileKind } from '../rules/file-kinds.ts';
import { setMark } from './store/marks.ts';
import { settleRequests } from './store/requests.ts';
import { findObject, findUploadById, insertObject, moveObject, UPLOAD, type StoredObject } from './store.ts';

/** An uploaded file, of a contact or of the office itself. */
export type SortableUpload = Pick<
  StoredObject,
  | 'id'
  | 'contactId'
  | 'objectName'
  | 'name'
  | 'mediaType'
  | 'sizeBytes'
  | 'sha256'
  | 'sourceSha256'
  | 'blobKey'
  | 'state'
  | 'documentKind'
  | 'createdBy'
>;

/** Uploads of the office that are no one's yet lie here. */
export const UNSORTED_SCANS = 'staff/answers/';

export async function findUpload(db: Db, by: { readonly path: string } | { readonly id: string }): Promise<SortableUpload | undefined> {
  const found = 'path' in by ? await findObject(db, by.path) : await findUploadById(db, by.id);
  return found?.purpose === UPLOAD ? found : undefined;
}

/** Moves an upload among the documents of a contact, or back among what is not sorted. Links to its former name end. */
export async function placeUpload(
  db: Db,
  { id, name }: Pick<SortableUpload, 'id' | 'name'>,
  { contactId, kind, at }: { readonly contactId: string | null; readonly kind: FileKind; readonly at: Date },
): Promise<void> {
  // The id keeps its place free of others, whatever they are called.
  const folder = contactId === null ? UNSORTED_SCANS : `contacts/${contactId}/documents/`;
  await moveObject(db, id, { contactId, objectName: `${folder}${id}/${name}`, documentKind: contactId === null ? null : kind, at });
}

/** Adds a file that the program made of an upload, in the place of that. The bytes are stored already. */
export async function addUpload(
  db: Db,
  of: Pick<SortableUpload, 'contactId' | 'state' | 'documentKind' | 'createdBy'>,
  made: {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array;
    readonly blobKey: string;
    readonly sha256: string;
  },
  at: Date,
): Promise<SortableUpload> {
  const id = newId(at);
  const folder = of.contactId === null ? UNSORTED_SCANS : `contacts/${of.contactId}/documents/`;
  const object: StoredObject = {
    ...of,
    id,
    name: made.name,
    objectName: `${folder}${id}/${made.name}`,
    mediaType: made.mediaType,
    purpose: UPLOAD,
    blobKey: made.blobKey,
    sizeBytes: made.bytes.byteLength,
    sha256: made.sha256,
    md5: (await digestBytes(made.bytes)).md5,
    sourceSha256: null,
    writable: {},
    generation: at.getTime() * 1000,
    metageneration: 1,
    createdAt: at,
    updatedAt: at,
    lookedAt: at,
  };
  if (!(await insertObject(db, object))) throw new Error('The place of a new file is taken.');
  return object;
}

/** Accepts a document that someone of the office has read to work with it; what was reviewed before stays as it was decided. */
export async function acceptUpload(
  db: Db,
  { id, contactId, kind }: { readonly id: string; readonly contactId: string; readonly kind: FileKind },
  by: { readonly userId: string; readonly name: string },
  at: Date,
): Promise<void> {
  const file = await findUploadById(db, id);
  if (!file || file.lookedAt !== null || file.contactId !== contactId) return;
  await setMark(db, id, { kind, at, by, expiresOn: null });
  await settleRequests(db, { contactId, fileId: id, kind, accepted: true }, at);
}
