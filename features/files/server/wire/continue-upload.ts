// Commands to an upload in pieces: upload, finalize, query, cancel. Each may arrive twice, late, or at another process.
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { FastifyReply } from 'fastify';
import { readSentMetadata } from '../../rules/writable-metadata.ts';
import { NO_SUCH_FILE } from '../../rules/object-rights.ts';
import { acceptUpload } from '../accept-upload.ts';
import { findObject } from '../store.ts';
import { appendPart, endUpload, findPart, findUpload, listParts, type Upload } from '../store/uploads.ts';
import { enter, header, NO_ROOM, statusOf, type FileCall, type FileOperation } from './file-call.ts';
import { describeObject } from './object-resource.ts';
import { readBody } from './read-body.ts';

const MOVED = refuse('files.uploadMoved', 'This upload has moved on; ask how much of it has come.');
const ENDED = refuse('files.uploadEnded', 'This upload has ended.');
const COMMANDS = ['upload', 'finalize', 'query', 'cancel'];

export async function continueUpload(call: FileCall, uploadId: string): ReturnType<FileOperation> {
  const { house, request, reply, person } = call;
  const commands = (header(request, 'x-goog-upload-command') ?? '').split(',').map((word) => word.trim());
  if (!commands.every((word) => COMMANDS.includes(word))) return refuse('files.inputInvalid', 'This is no command to an upload.');
  const found = await findUpload(house.db, uploadId, person.userId, house.clock());
  if (!found) return NO_SUCH_FILE;
  const place = await enter(call, found.objectName, 'write');
  if (isRefusal(place)) return place;

  if (commands.includes('query')) return tell(reply, found).send('');
  if (commands.includes('cancel')) {
    await end(call, found, 'cancelled');
    return reply.header('x-goog-upload-status', 'cancelled').send('');
  }
  if (found.state === 'final') return answerObject(call, found);
  if (found.state !== 'active') return ENDED;

  const upload = commands.includes('upload') ? await takePart(call, found) : found;
  if (isRefusal(upload)) return upload;
  return commands.includes('finalize') ? finish(call, upload) : tell(reply, upload).send('');
}

function tell(reply: FastifyReply, { state, receivedBytes }: Upload): FastifyReply {
  const status = state === 'refused' ? 'cancelled' : state;
  return reply.header('x-goog-upload-status', status).header('x-goog-upload-size-received', String(receivedBytes));
}

async function takePart(call: FileCall, upload: Upload): Promise<Upload | Refusal> {
  const { house, request, reply } = call;
  const startsAt = Number(header(request, 'x-goog-upload-offset') ?? Number.NaN);
  if (startsAt < upload.receivedBytes) return takeAgain(call, upload, startsAt);
  if (startsAt !== upload.receivedBytes) return MOVED;
  if (!(await house.hasRoom())) return NO_ROOM;
  const bytes = await readBody(request, reply, upload.sizeBytes - upload.receivedBytes);
  if (isRefusal(bytes)) return bytes;
  if (bytes.byteLength === 0) return upload;
  const { key } = await house.services.blobs.put(bytes);
  if (!(await appendPart(house.db, upload.id, { startsAt, sizeBytes: bytes.byteLength, blobKey: key }))) {
    await house.services.blobs.remove(key);
    return MOVED;
  }
  return { ...upload, receivedBytes: startsAt + bytes.byteLength };
}

/** A piece whose answer was lost on the way comes a second time, since the client module sends it anew before it asks. */
async function takeAgain({ house, request, reply }: FileCall, upload: Upload, startsAt: number): Promise<Upload | Refusal> {
  const part = await findPart(house.db, upload.id, startsAt);
  if (!part) return MOVED;
  const bytes = await readBody(request, reply, part.sizeBytes);
  if (isRefusal(bytes)) return bytes;
  return bytes.equals(await house.services.blobs.get(part.blobKey)) ? upload : MOVED;
}

async function finish(call: FileCall, upload: Upload): Promise<FastifyReply | Refusal> {
  const { house, person } = call;
  if (upload.receivedBytes !== upload.sizeBytes) return refuse('files.lengthWrong', 'Less of the file has come than was announced.');
  const metadata = readSentMetadata(upload.declared);
  if (isRefusal(metadata)) return metadata;
  const keys = await listParts(house.db, upload.id);
  const bytes = Buffer.concat(await Promise.all(keys.map((key) => house.services.blobs.get(key))));
  const object = await acceptUpload(house, person, {
    name: upload.objectName, metadata, contentType: metadata.contentType ?? '', bytes,
    // Ended in the change itself, so that of two who finish it at once one makes the file.
    also: async ({ db }) => ((await endUpload(db, upload.id, 'final')) ? undefined : MOVED),
  });
  if (isRefusal(object)) {
    // What will never be taken need not lie here; a passing trouble leaves the pieces for the next try.
    if (statusOf(object) < 500 && object.code !== MOVED.code) await end(call, upload, 'refused');
    return object;
  }
  // The same file was there already: nothing changed, but this upload is over all the same.
  await endUpload(house.db, upload.id, 'final');
  await removeBlobs(call, keys);
  return tell(call.reply, { ...upload, state: 'final' }).send(describeObject(call, object));
}

async function answerObject(call: FileCall, upload: Upload): Promise<FastifyReply | Refusal> {
  const object = await findObject(call.house.db, upload.objectName);
  return object ? tell(call.reply, upload).send(describeObject(call, object)) : NO_SUCH_FILE;
}

async function end(call: FileCall, upload: Upload, state: 'cancelled' | 'refused'): Promise<void> {
  const keys = await listParts(call.house.db, upload.id);
  if (await endUpload(call.house.db, upload.id, state)) await removeBlobs(call, keys);
}

async function removeBlobs({ house }: FileCall, keys: readonly string[]): Promise<void> {
  // The sweep takes what cannot be removed now.
  await Promise.all(keys.map((key) => house.services.blobs.remove(key).catch(() => undefined)));
}
