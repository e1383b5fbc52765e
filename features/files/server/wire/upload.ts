// POST on the bucket: an upload in one request, the start of one in pieces, or a command to one that was started.
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { holdsSsn, judgeObjectName } from '../../rules/object-names.ts';
import { UPLOAD_REFUSALS } from '../../rules/upload-refusals.ts';
import type { SentMetadata } from '../../rules/writable-metadata.ts';
import { acceptUpload } from '../accept-upload.ts';
import { judgeRoom } from '../room.ts';
import { enter, header, NO_ROOM, parameter, type FileCall, type FileOperation } from './file-call.ts';
import { boundaryOf, readMultipart } from './multipart.ts';
import { describeObject } from './object-resource.ts';
import { announcedLength, readBody, tooLarge } from './read-body.ts';
import { startUpload } from './start-upload.ts';
import { continueUpload } from './continue-upload.ts';

/** What the two parts take besides the bytes. */
const ENVELOPE = 128 * 1024;

export const upload: FileOperation = async (call) => {
  const uploadId = parameter(call.query, 'upload_id');
  if (isRefusal(uploadId)) return uploadId;
  if (uploadId !== undefined) return continueUpload(call, uploadId);
  const given = parameter(call.query, 'name');
  if (isRefusal(given)) return given;
  const name = judgeObjectName(given ?? '');
  if (isRefusal(name)) return name;
  const place = await enter(call, name, 'write');
  if (isRefusal(place)) return place;
  if (holdsSsn(name)) return refuse('files.nameInvalid', UPLOAD_REFUSALS.ssnInName);
  if (!(await call.context.hasRoom())) return NO_ROOM;
  return header(call.request, 'x-goog-upload-protocol') === 'resumable' ? startUpload(call, name) : uploadAtOnce(call, name);
};

async function uploadAtOnce(call: FileCall, name: string): ReturnType<FileOperation> {
  const { context, request, reply, person } = call;
  const boundary = boundaryOf(header(request, 'content-type'));
  if (boundary === undefined) return refuse('files.inputInvalid', 'An upload is sent as multipart/related, or in pieces.');
  const most = context.services.env.FILES_MAX_MB * 1024 * 1024;
  const full = await judgeRoom(context.db, context.services, context.clock(), {
    by: person,
    name,
    bytes: Math.max(0, (announcedLength(request) ?? 0) - ENVELOPE),
  });
  if (full) return full;
  const body = await readBody(call, most + ENVELOPE);
  if (isRefusal(body)) return body;
  const parts = readMultipart(body, boundary);
  if (isRefusal(parts)) return parts;
  if (parts.bytes.byteLength > most) return tooLarge(context.services.env.FILES_MAX_MB);
  if (!namesAgree(parts.metadata, name)) return refuse('files.inputInvalid', 'The upload names two different files.');
  const object = await acceptUpload(context, person, {
    name,
    metadata: parts.metadata,
    contentType: parts.metadata.contentType ?? parts.contentType,
    bytes: parts.bytes,
  });
  return isRefusal(object) ? object : reply.send(describeObject(call, object));
}

/** The name is in the address and may also be in the metadata. */
export function namesAgree({ name: inMetadata }: SentMetadata, name: string): boolean {
  return inMetadata === undefined || inMetadata === name;
}
