import { randomUUID } from 'node:crypto';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { judgeRoom } from '../accept-upload.ts';
import { insertUpload } from '../store/uploads.ts';
import { header, type FileCall, type FileOperation } from './file-call.ts';
import { readJson } from './multipart.ts';
import { readBody, TOO_LARGE } from './read-body.ts';

const MOST_METADATA = 64 * 1024;
const LIFE_MS = 24 * 60 * 60 * 1000;
/** Open uploads of one person; the oldest gives way. */
const MOST_OPEN = 32;

/** Starts an upload in pieces. Only its starter can go on with it, under an address nobody can guess. */
export async function startUpload(call: FileCall, name: string): ReturnType<FileOperation> {
  const { house, request, reply, person } = call;
  const size = Number(header(request, 'x-goog-upload-header-content-length'));
  if (!Number.isSafeInteger(size) || size < 0) return refuse('files.lengthWrong', 'The size of the file is missing.');
  if (size > house.services.env.FILES_MAX_MB * 1024 * 1024) return TOO_LARGE;
  const full = await judgeRoom(house, size);
  if (full) return full;
  const body = await readBody(request, reply, MOST_METADATA);
  if (isRefusal(body)) return body;
  const metadata = readJson(body);
  if (isRefusal(metadata)) return metadata;
  if (metadata.name !== undefined && metadata.name !== name) return refuse('files.inputInvalid', 'The upload names two different files.');

  const at = house.clock();
  const id = randomUUID();
  const contentType = metadata.contentType ?? header(request, 'x-goog-upload-header-content-type');
  await insertUpload(house.db, {
    id, userId: person.userId, objectName: name, declared: { ...metadata, contentType }, sizeBytes: size, receivedBytes: 0, state: 'active',
  }, { at, expiresAt: new Date(at.getTime() + LIFE_MS) }, MOST_OPEN);
  const { env, publicUrl } = house.services;
  // Pages may speak to their own origin only. Without a PUBLIC_URL people come by several names of this machine, all checked
  // to be ours before this line; with one, a proxy in front may have hidden the name they typed.
  const origin = env.PUBLIC_URL === undefined && request.headers.host !== undefined ? `${request.protocol}://${request.headers.host}` : publicUrl();
  const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  return reply.header('x-goog-upload-status', 'active').header('x-goog-upload-url', `${origin}/v0/b/${encodeURIComponent(env.FILES_BUCKET)}/o?${query.toString()}`)
    .header('x-goog-upload-chunk-granularity', '262144').send('');
}

