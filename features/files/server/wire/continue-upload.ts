// Commands to an upload in pieces: upload, finalize, query, cancel. Each may arrive twice, late, or at another process.
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { FastifyReply } from 'fastify';
import { COPIES } from '../bytes-in-flight.ts';
import { readSentMetadata } from '../../rules/writable-metadata.ts';
import { NO_SUCH_FILE } from '../../rules/object-rights.ts';
import { acceptUpload } from '../accept-upload.ts';
import { findObject, type StoredObject } from '../store.ts';
import { appendPart, endUpload, findPart, findUpload, listParts, type Upload } from '../store/uploads.ts';
import { BUSY, enter, header, NO_ROOM, readCount, statusOf, type FileCall, type FileOperation } from './file-call.ts';
import { describeObject } from './object-resource.ts';
import { CUT_SHORT, readBody } from './read-body.ts';

const MOVED = refuse('files.uploadMoved', 'This upload has continued from another place. Query how much was received.');
const ENDED = refuse('files.uploadEnded', 'This upload has ended.');
/** How often others may be faster with the same piece. */
const MOST_TRIES = 5;
const COMMANDS = ['upload', 'finalize', 'query', 'cancel'];

export async function continueUpload(call: FileCall, uploadId: string): ReturnType<FileOperation> {
  const { context, request, reply, person } = call;
  const commands = (header(request, 'x-goog-upload-command') ?? '').split(',').map((word) => word.trim());
  if (!commands.every((word) => COMMANDS.includes(word))) return refuse('files.inputInvalid', 'This is not an upload command.');
  const found = await findUpload(context.db, uploadId, person.userId, context.clock());
  if (!found) return NO_SUCH_FILE;
  const place = await enter(call, found.objectName, 'write');
  if (isRefusal(place)) return place;

  if (commands.includes('query')) return sendStatus(reply, found).send('');
  if (commands.includes('cancel')) {
    await end(call, found, 'cancelled');
    // What was finished before it stays.
    return sendStatus(reply, (await findAgain(call, found)) ?? { ...found, state: 'cancelled' }).send('');
  }
  if (found.state === 'final') return answerObject(call, found);
  if (found.state !== 'active') return ENDED;

  const result = await goOn(call, found, commands);
  if (!isRefusal(result)) return result;
  // The connection may have been cut while another try of the same piece was finishing it.
  const now = await findAgain(call, found);
  return now?.state === 'final' ? answerObject(call, now) : result;
}

async function goOn(call: FileCall, found: Upload, commands: readonly string[]): Promise<FastifyReply | Refusal> {
  const upload = commands.includes('upload') ? await receivePart(call, found) : found;
  if (isRefusal(upload)) return upload;
  return commands.includes('finalize') ? finish(call, upload) : sendStatus(call.reply, upload).send('');
}

function findAgain({ context, person }: FileCall, { id }: Upload): Promise<Upload | undefined> {
  return findUpload(context.db, id, person.userId, context.clock());
}

function sendStatus(reply: FastifyReply, { state, receivedBytes }: Upload): FastifyReply {
  const status = state === 'refused' ? 'cancelled' : state;
  return reply.header('x-goog-upload-status', status).header('x-goog-upload-size-received', String(receivedBytes));
}

async function receivePart(call: FileCall, upload: Upload): Promise<Upload | Refusal> {
  const { context, request } = call;
  const startsAt = readCount(header(request, 'x-goog-upload-offset'));
  if (startsAt === undefined || startsAt > upload.receivedBytes) return MOVED;
  if (!(await context.hasRoom())) return NO_ROOM;
  const bytes = await readBody(call, upload.sizeBytes - startsAt, { keepCut: true });
  if (isRefusal(bytes)) return bytes;
  const isCut = !request.raw.complete;
  const grown = await addBytes(call, upload, startsAt, bytes);
  call.hold.release();
  return isCut ? CUT_SHORT : grown;
}

/** Stores what is new of a piece. Its beginning may have come before: the client module sends a piece again before it asks. */
async function addBytes(call: FileCall, before: Upload, startsAt: number, bytes: Buffer): Promise<Upload | Refusal> {
  const { context } = call;
  let upload = before;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (!(await holdsSame(call, upload, startsAt, bytes))) return MOVED;
    const fresh = bytes.subarray(Math.min(bytes.length, upload.receivedBytes - startsAt));
    if (fresh.length === 0) return upload;
    const { key } = await context.services.blobs.put(fresh);
    if (await appendPart(context.db, upload.id, { startsAt: upload.receivedBytes, sizeBytes: fresh.length, blobKey: key })) {
      return { ...upload, receivedBytes: upload.receivedBytes + fresh.length };
    }
    await context.services.blobs.remove(key);
    const now = await findAgain(call, upload);
    if (now?.state !== 'active') return MOVED;
    upload = now;
  }
  return MOVED;
}

/** Whether what was stored from `startsAt` on, where a piece must begin, is the same as these bytes as far as both go. */
async function holdsSame({ context }: FileCall, { id, receivedBytes }: Upload, startsAt: number, bytes: Buffer): Promise<boolean> {
  for (let at = startsAt; at < receivedBytes && at - startsAt < Math.max(1, bytes.length);) {
    const part = await findPart(context.db, id, at);
    if (!part) return false;
    const sent = bytes.subarray(at - startsAt, at - startsAt + part.sizeBytes);
    const stored = await context.services.blobs.get(part.blobKey).catch(() => undefined);
    if (!stored?.subarray(0, sent.length).equals(sent)) return false;
    at += part.sizeBytes;
  }
  return true;
}

/** Uploads that are being finished in this process; anyone who asks in the meantime gets the same answer. */
const finishing = new Map<string, Promise<StoredObject | Refusal>>();

async function finish(call: FileCall, upload: Upload): Promise<FastifyReply | Refusal> {
  if (upload.receivedBytes !== upload.sizeBytes) return refuse('files.lengthWrong', 'Less of the file arrived than was announced.');
  let work = finishing.get(upload.id);
  if (!work) {
    work = putTogether(call, upload).finally(() => finishing.delete(upload.id));
    finishing.set(upload.id, work);
  }
  const object = await work;
  return isRefusal(object) ? object : sendStatus(call.reply, { ...upload, state: 'final' }).send(describeObject(call, object));
}

async function putTogether(call: FileCall, upload: Upload): Promise<StoredObject | Refusal> {
  const { context, person, hold } = call;
  const metadata = readSentMetadata(upload.declared);
  if (isRefusal(metadata)) return metadata;
  if (!hold.add(COPIES * upload.sizeBytes)) return BUSY;
  const keys = await listParts(context.db, upload.id);
  const pieces: Buffer[] = [];
  for (const key of keys) {
    const piece = await context.services.blobs.get(key).catch(async (error: unknown) => {
      // Another process has finished it and removed the pieces.
      if ((await findAgain(call, upload))?.state === 'active') throw error;
      return undefined;
    });
    if (!piece) return MOVED;
    pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  if (bytes.length !== upload.sizeBytes) return MOVED;
  const object = await acceptUpload(context, person, {
    name: upload.objectName,
    metadata,
    contentType: metadata.contentType ?? '',
    bytes,
    uploadId: upload.id,
    // Ended in the change itself, so that of two who finish it at once one makes the file.
    also: async ({ db }) => ((await endUpload(db, upload.id, 'final')) ? undefined : MOVED),
  });
  if (isRefusal(object)) {
    // What will never be taken need not lie here; a passing trouble leaves the pieces for the next try.
    if (statusOf(object) < 500 && object.code !== MOVED.code) await end(call, upload, 'refused');
    return object;
  }
  // The same file was there already: nothing changed, but this upload is over all the same.
  await endUpload(context.db, upload.id, 'final');
  await removeBlobs(call, keys);
  return object;
}

async function answerObject(call: FileCall, upload: Upload): Promise<FastifyReply | Refusal> {
  const object = await findObject(call.context.db, upload.objectName);
  return object ? sendStatus(call.reply, upload).send(describeObject(call, object)) : NO_SUCH_FILE;
}

async function end(call: FileCall, upload: Upload, state: 'cancelled' | 'refused'): Promise<void> {
  const keys = await listParts(call.context.db, upload.id);
  if (await endUpload(call.context.db, upload.id, state)) await removeBlobs(call, keys);
}

async function removeBlobs({ context }: FileCall, keys: readonly string[]): Promise<void> {
  // The sweep takes what cannot be removed now.
  await Promise.all(keys.map((key) => context.services.blobs.remove(key).catch(() => undefined)));
}
