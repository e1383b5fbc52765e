// GET on an object: its resource, or with alt=media its bytes.
import type { FastifyReply } from 'fastify';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { RouteHouse } from '../../../../platform/server/feature.ts';
import { readByteRange } from '../../rules/byte-range.ts';
import { placeOf } from '../../rules/object-names.ts';
import { judgeObject, NO_SUCH_FILE } from '../../rules/object-rights.ts';
import { dispositionOf } from '../../rules/serving.ts';
import { readDownloadToken } from '../download-token.ts';
import { findObject, type StoredObject } from '../store.ts';
import { enter, header, type FileCall } from './file-call.ts';
import { describeObject } from './object-resource.ts';

const LINK_DEAD = refuse('files.linkDead', 'This link has expired. Please open the file again from where you found it.');
const CHECKING = refuse('files.notServed', 'This file is held back until it has been checked for viruses.');
const INFECTED = refuse('files.notServed', 'A virus was found in this file, so it cannot be opened.');

export async function readResource(call: FileCall, name: string): Promise<FastifyReply | Refusal> {
  const place = await enter(call, name, 'read');
  if (isRefusal(place)) return place;
  const object = await findObject(call.house.db, name);
  return object ? call.reply.send(describeObject(call, object)) : NO_SUCH_FILE;
}

export async function readMedia(call: FileCall, name: string): Promise<FastifyReply | Refusal> {
  const place = await enter(call, name, 'read');
  if (isRefusal(place)) return place;
  const object = await findObject(call.house.db, name);
  return object ? sendBytes(call, object) : NO_SUCH_FILE;
}

/** The bytes for whoever holds the address with its token. What fails here looks the same whatever the reason. */
export async function readMediaByToken(call: Omit<FileCall, 'person'>, name: string, token: string): Promise<FastifyReply | Refusal> {
  const { house } = call;
  const object = await findObject(house.db, name);
  const sessionId = object && readDownloadToken(house.services.sealer, object, token, house.clock());
  if (!object || sessionId === undefined) return LINK_DEAD;
  const person = await findReader(house, sessionId);
  return person && judgeObject(person, placeOf(name), 'read') === undefined ? sendBytes(call, object) : LINK_DEAD;
}

async function findReader(house: RouteHouse, sessionId: string) {
  return (await house.findLiveSessions([sessionId])).get(sessionId);
}

async function sendBytes({ house, request, reply }: Omit<FileCall, 'person'>, object: StoredObject): Promise<FastifyReply | Refusal> {
  if (object.state !== 'ok') return object.state === 'infected' ? INFECTED : CHECKING;
  const range = readByteRange(header(request, 'range'), object.sizeBytes);
  reply.headers({
    'content-type': object.mediaType, 'content-disposition': dispositionOf(object.name, object.mediaType), 'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'", 'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${object.sizeBytes}`).type('application/json')
      .send({ error: { code: 416, message: 'The file ends before this range.' } });
  }
  const bytes = await house.services.blobs.get(object.blobKey);
  if (!range) return reply.send(bytes);
  return reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${object.sizeBytes}`).send(bytes.subarray(range.first, range.last + 1));
}
