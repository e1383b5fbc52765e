// PATCH and DELETE on an object.
import type { FastifyReply } from 'fastify';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import { judgeFileType } from '../../rules/file-types.ts';
import { placeOf } from '../../rules/object-names.ts';
import { judgeExisting, judgeObject, NO_SUCH_FILE } from '../../rules/object-rights.ts';
import { changeWritable } from '../../rules/writable-metadata.ts';
import { inspectBytes } from '../inspect-bytes.ts';
import { refuseEarly } from '../refuse-early.ts';
import { findObject, setDeleted, setMetadata, type StoredObject } from '../store.ts';
import { COPIES } from '../bytes-in-flight.ts';
import { reopenUnlessDone } from '../store/requests.ts';
import { actorOf, BUSY, enter, NO_ROOM, type FileCall } from './file-call.ts';
import { readJson } from './multipart.ts';
import { describeObject } from './object-resource.ts';
import { readBody } from './read-body.ts';

const MOST_METADATA = 64 * 1024;

/** Changes the fields that are sent; the type only to another one that the bytes can be. */
export async function changeMetadata(call: FileCall, name: string): Promise<FastifyReply | Refusal> {
  const { context, reply, person } = call;
  const place = await enter(call, name, 'write');
  if (isRefusal(place)) return place;
  if (!(await context.hasRoom())) return NO_ROOM;
  const body = await readBody(call, MOST_METADATA);
  if (isRefusal(body)) return body;
  const sent = readJson(body);
  if (isRefusal(sent)) return sent;
  const seen = await findObject(context.db, name);
  if (!seen) return NO_SUCH_FILE;
  const mediaType = sent.contentType === undefined ? seen.mediaType : await judgeType(call, seen, sent.contentType ?? '');
  if (isRefusal(mediaType)) return mediaType;

  const changed = await context.change(actorOf(person), 'files.metadataChanged', async ({ db, now, record }) => {
    const object = await findObject(db, name, true);
    if (!object) return NO_SUCH_FILE;
    const notTheirs = judgeExisting(person, object.createdBy);
    if (notTheirs) return notTheirs;
    // The type was judged by the bytes seen a moment ago.
    if (object.generation !== seen.generation) return refuse('files.uploadMoved', 'This file was replaced in the meantime.');
    const writable = changeWritable(object.writable, sent);
    if (isRefusal(writable)) return writable;
    const after: StoredObject = { ...object, mediaType, writable, metageneration: object.metageneration + 1, updatedAt: now };
    await setMetadata(db, object.id, { mediaType, writable, metageneration: after.metageneration, at: now });
    record({
      contactId: object.contactId,
      subject: { type: 'file', id: object.id },
      summary: `Details of file ${object.name} changed`,
      before: { mediaType: object.mediaType, ...object.writable },
      after: { mediaType, ...writable },
    });
    return after;
  });
  return isRefusal(changed) ? changed : reply.send(describeObject(call, changed));
}

async function judgeType({ context, hold }: FileCall, object: StoredObject, contentType: string): Promise<string | Refusal> {
  if (contentType === object.mediaType) return contentType;
  if (!hold.add(COPIES * object.sizeBytes)) return BUSY;
  const type = judgeFileType(contentType, object.name, await inspectBytes(await context.services.blobs.get(object.blobKey)));
  return isRefusal(type) ? type : type.mediaType;
}

/** Takes the object away. An administrator can recover its bytes for the days the sweep leaves them. */
export async function deleteObject(call: FileCall, name: string): Promise<FastifyReply | Refusal> {
  const { context, reply, person } = call;
  const refusal = judgeObject(person, placeOf(name), 'remove');
  if (refusal) return refusal.code === 'files.kept' && !(await findObject(context.db, name)) ? NO_SUCH_FILE : refusal;
  const deleted = await context.change(actorOf(person), 'files.deleted', async ({ db, now, zone, record }) => {
    const object = await findObject(db, name, true);
    if (!object) return NO_SUCH_FILE;
    const notTheirs = judgeExisting(person, object.createdBy);
    if (notTheirs) return notTheirs;
    const early = await refuseEarly({ db, now, zone }, object.id);
    if (early) return early;
    await setDeleted(db, object.id, person.userId, now);
    await reopenUnlessDone(db, object.id);
    record({
      contactId: object.contactId,
      subject: { type: 'file', id: object.id },
      summary: `File ${object.name} deleted`,
      before: { sizeBytes: object.sizeBytes, mediaType: object.mediaType, sha256: object.sha256 },
    });
    return object;
  });
  return isRefusal(deleted) ? deleted : reply.status(204).send();
}
