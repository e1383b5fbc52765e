import { randomUUID } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { judgeRoom } from '../room.ts';
import { lockRoom } from '../store.ts';
import { endUpload, insertUpload, listOpenUploads, listParts, type Upload } from '../store/uploads.ts';
import { header, readCount, type FileCall, type FileOperation } from './file-call.ts';
import { readJson } from './multipart.ts';
import { readBody, tooLarge } from './read-body.ts';

const MB = 1024 * 1024;
const MOST_METADATA = 64 * 1024;
const LIFE_MS = 24 * 60 * 60 * 1000;
/** Open uploads of one person, in number and in announced bytes; the oldest give way, since no one may come back for them. */
const MOST_OPEN = { staff: { uploads: 32, bytes: Number.POSITIVE_INFINITY }, client: { uploads: 4, bytes: 100 * MB } };

/** Starts an upload in pieces. Only its starter can go on with it, under an address no one can guess. */
export async function startUpload(call: FileCall, name: string): ReturnType<FileOperation> {
  const { context, request, reply, person } = call;
  const size = readCount(header(request, 'x-goog-upload-header-content-length'));
  if (size === undefined) return refuse('files.lengthWrong', 'The size of the file is missing.');
  if (size > context.services.env.FILES_MAX_MB * MB) return tooLarge(context.services.env.FILES_MAX_MB);
  const body = await readBody(call, MOST_METADATA);
  if (isRefusal(body)) return body;
  const metadata = readJson(body);
  if (isRefusal(metadata)) return metadata;
  if (metadata.name !== undefined && metadata.name !== name) return refuse('files.inputInvalid', 'The upload names two different files.');

  const id = randomUUID();
  const contentType = metadata.contentType ?? header(request, 'x-goog-upload-header-content-type');
  const refusal = await open(call, {
    id,
    userId: person.userId,
    objectName: name,
    declared: { ...metadata, contentType },
    sizeBytes: size,
    receivedBytes: 0,
    state: 'active',
  });
  if (refusal) return refusal;
  const { env, publicUrl } = context.services;
  // Pages may speak to their own origin only. Without a PUBLIC_URL people come by several names of this machine, all checked
  // to be ours before this line; with one, a proxy in front may have hidden the name they typed.
  const origin =
    env.PUBLIC_URL === undefined && request.headers.host !== undefined ? `${request.protocol}://${request.headers.host}` : publicUrl();
  const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  return reply
    .header('x-goog-upload-status', 'active')
    .header('x-goog-upload-url', `${origin}/v0/b/${encodeURIComponent(env.FILES_BUCKET)}/o?${query.toString()}`)
    .header('x-goog-upload-chunk-granularity', '262144')
    .send('');
}

/** Notes the upload down, so that the room for it is taken. */
async function open({ context, person }: FileCall, upload: Upload): Promise<Refusal | undefined> {
  const at = context.clock();
  let pieces: string[] = [];
  const refusal = await context.transaction(async (db) => {
    // First of all, since anyone who finishes an upload takes it before the upload's row.
    await lockRoom(db);
    pieces = await giveWay(db, upload, MOST_OPEN[person.kind]);
    const full = await judgeRoom(db, context.services, at, { by: person, name: upload.objectName, bytes: upload.sizeBytes });
    if (!full) await insertUpload(db, upload, { at, expiresAt: new Date(at.getTime() + LIFE_MS) });
    return full;
  });
  // The sweep takes what cannot be removed now.
  await Promise.all(pieces.map((key) => context.services.blobs.remove(key).catch(() => undefined)));
  return refusal;
}

/** Ends the oldest uploads of the person until the new one has its place among them. Answers the blobs of their pieces. */
async function giveWay(db: Db, { userId, sizeBytes }: Upload, most: { uploads: number; bytes: number }): Promise<string[]> {
  const pieces: string[] = [];
  let [count, bytes] = [1, sizeBytes];
  for (const older of await listOpenUploads(db, userId)) {
    count += 1;
    bytes += older.sizeBytes;
    if (count <= most.uploads && bytes <= most.bytes) continue;
    pieces.push(...(await listParts(db, older.id)));
    await endUpload(db, older.id, 'cancelled');
  }
  return pieces;
}
