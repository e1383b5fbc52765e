// The one way in for uploaded bytes, however they came: judged, cleaned, scanned, stored, and then one change with its row.
import { isDeepStrictEqual } from 'node:util';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { digestBytes } from '../../../platform/server/blobs-digest.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Change, AppContext } from '../../../platform/server/feature.ts';
import type { Principal } from '../../../platform/server/scope.ts';
import { FILE_KIND_WORDS, kindOf, requestOf } from '../rules/file-kinds.ts';
import { judgeFileType } from '../rules/file-types.ts';
import { isPageName, PAGE } from '../rules/page-names.ts';
import { placeOf } from '../rules/object-names.ts';
import { judgeExisting } from '../rules/object-rights.ts';
import { UPLOAD_REFUSALS } from '../rules/upload-refusals.ts';
import { changeWritable, type SentMetadata, type Writable } from '../rules/writable-metadata.ts';
import { cleanPicture } from './clean-picture.ts';
import { inspectBytes } from './inspect-bytes.ts';
import { displayName } from './public.ts';
import { reserveRoom } from './room.ts';
import { scanBytes } from './scanner.ts';
import { refuseEarly } from './refuse-early.ts';
import { findObject, insertObject, replaceObject, UPLOAD, type FileState, type StoredObject } from './store.ts';
import { answerRequest, reopenRequests, settleRequests } from './store/requests.ts';
import { actorOf } from './wire/file-call.ts';

/** Never shown: another try of the same upload was faster. */
const SAME_ALREADY = refuse('files.sameAlready', 'This file was already uploaded.');
const CHECKSUM_WRONG = refuse('files.checksumWrong', 'The file did not arrive as it was sent. Please send it again.');
const NO_PAGE = refuse('files.typeRefused', 'Only pictures can become pages of a document.');
const EMPTY = refuse('files.empty', UPLOAD_REFUSALS.empty);

export interface Arrival {
  readonly name: string;
  readonly metadata: SentMetadata;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** The upload in pieces that ends with it, whose announced size is taken from the room already. */
  readonly uploadId?: string;
  /** Done in the same transaction; a refusal undoes the upload. */
  readonly also?: (change: Change) => Promise<Refusal | undefined>;
}

/** Stores what arrived under its name. The same bytes and details sent again answer the object there is and change nothing. */
export async function acceptUpload(context: AppContext, person: Principal, arrival: Arrival): Promise<StoredObject | Refusal> {
  const { name, metadata, bytes } = arrival;
  const sent = await digestBytes(bytes);
  if (typeof metadata.md5Hash === 'string' && metadata.md5Hash !== sent.md5) return CHECKSUM_WRONG;
  // A document of a client says something. Staff may keep empty objects, as the protocol allows.
  if (bytes.byteLength === 0 && person.kind === 'client') return EMPTY;
  const writable = changeWritable({}, metadata);
  if (isRefusal(writable)) return writable;
  const type = judgeFileType(arrival.contentType, displayName(name), await inspectBytes(bytes));
  if (isRefusal(type)) return type;
  const isPage = isPageName(name);
  if (isPage && type.form !== 'picture') return NO_PAGE;

  const before = await findObject(context.db, name);
  const notTheirs = before && judgeExisting(person, before.createdBy);
  if (notTheirs) return notTheirs;
  if (before && isSame(before, { sourceSha256: sent.sha256, mediaType: type.mediaType, writable })) return before;

  const clean = type.form === 'picture' ? await cleanPicture(bytes, type.mediaType, person.userId) : bytes;
  if (isRefusal(clean)) return clean;
  const state = await judgeState(context, clean);
  const md5 = clean === bytes ? sent.md5 : (await digestBytes(clean)).md5;
  const { key, sha256 } = await context.services.blobs.put(clean);
  let replaced: string | undefined;
  const stored = await context
    .change(actorOf(person), isPage ? 'files.pageUploaded' : 'files.uploaded', async (change) => {
      const asked = { by: person, name, bytes: clean.byteLength, uploadId: arrival.uploadId };
      const refusal = (await reserveRoom(change.db, change.services, change.now, asked)) ?? (await arrival.also?.(change));
      if (refusal) return refusal;
      const saved = await save(change, person, {
        objectName: name,
        name: displayName(name),
        mediaType: type.mediaType,
        writable,
        state,
        sourceSha256: sent.sha256,
        blobKey: key,
        sha256,
        sizeBytes: clean.byteLength,
        md5,
      });
      if (isRefusal(saved)) return saved;
      replaced = saved.replaced;
      return saved.object;
    })
    .catch(async (error: unknown) => {
      await context.services.blobs.remove(key);
      throw error;
    });
  if (!isRefusal(stored)) {
    // The sweep takes what cannot be removed now.
    if (replaced !== undefined) await context.services.blobs.remove(replaced).catch(() => undefined);
    return stored;
  }
  await context.services.blobs.remove(key);
  return (stored.code === SAME_ALREADY.code && (await findObject(context.db, name))) || stored;
}

type Fresh = Pick<
  StoredObject,
  'objectName' | 'name' | 'mediaType' | 'writable' | 'state' | 'sourceSha256' | 'blobKey' | 'sha256' | 'sizeBytes' | 'md5'
>;

/** What came may be what the client was asked for: of the client it waits for a look, of the office it is received. */
async function noteArrival(
  db: Db,
  person: Principal,
  { id, contactId, documentKind: kind, writable, createdAt }: StoredObject,
): Promise<void> {
  if (contactId === null) return;
  const arrived = { contactId, fileId: id, kind, requestId: requestOf(writable.metadata) };
  await (person.kind === 'client' ? answerRequest(db, arrived, createdAt) : settleRequests(db, { ...arrived, accepted: true }, createdAt));
}

/** The object as it is now, and the blob no one needs any more. */
async function save(
  { db, now, zone, record }: Change,
  person: Principal,
  fresh: Fresh,
): Promise<{ object: StoredObject; replaced: string | undefined } | Refusal> {
  const place = placeOf(fresh.objectName);
  const purpose = isPageName(fresh.objectName) ? PAGE : UPLOAD;
  const object: StoredObject = {
    ...fresh,
    id: newId(now),
    contactId: place.kind === 'contact' ? place.contactId : null,
    purpose,
    generation: now.getTime() * 1000,
    metageneration: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: person.userId,
    documentKind: kindOf(fresh.writable.metadata),
    lookedAt: person.kind === 'client' && purpose === UPLOAD ? null : now,
  };
  const added = await insertObject(db, object);
  const before = added ? undefined : await findObject(db, fresh.objectName, true);
  if (!added && !before) return refuse('files.uploadMoved', 'This file was deleted while it was being replaced. Please send it again.');
  const notTheirs = before && judgeExisting(person, before.createdBy);
  if (notTheirs) return notTheirs;
  if (before && isSame(before, object)) return SAME_ALREADY;
  const early = before && (await refuseEarly({ db, now, zone }, before.id));
  if (early) return early;
  const after = before ? { ...object, id: before.id, generation: Math.max(object.generation, before.generation + 1) } : object;
  if (before) {
    await replaceObject(db, after);
    await reopenRequests(db, after.id);
  }
  if (purpose === UPLOAD) await noteArrival(db, person, after);
  record({
    contactId: after.contactId,
    subject: { type: 'file', id: after.id },
    summary: `File ${after.name} ${before ? 'replaced' : 'uploaded'}${after.documentKind === null ? '' : ` (${FILE_KIND_WORDS[after.documentKind]})`}`,
    ...(before && { before: { sizeBytes: before.sizeBytes, mediaType: before.mediaType, sha256: before.sha256 } }),
    after: {
      sizeBytes: after.sizeBytes,
      mediaType: after.mediaType,
      sha256: after.sha256,
      ...(after.state !== 'ok' && { state: after.state }),
      ...(after.documentKind !== null && { kind: after.documentKind }),
    },
  });
  return { object: after, replaced: before?.blobKey };
}

async function judgeState({ services }: AppContext, bytes: Buffer): Promise<FileState> {
  const scanner = services.env.FILE_SCANNER_URL;
  if (scanner === undefined) return 'ok';
  const result = await scanBytes(scanner, bytes);
  if (result === 'unreachable') services.log.warn('the virus scanner did not answer; an uploaded file waits until it does');
  return result === 'clean' ? 'ok' : result === 'infected' ? 'infected' : 'quarantined';
}

function isSame(before: StoredObject, sent: { sourceSha256: string | null; mediaType: string; writable: Writable }): boolean {
  const { sourceSha256, mediaType, writable } = before;
  return isDeepStrictEqual(
    { sourceSha256, mediaType, writable },
    { sourceSha256: sent.sourceSha256, mediaType: sent.mediaType, writable: sent.writable },
  );
}
