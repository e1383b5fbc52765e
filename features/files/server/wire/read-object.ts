// GET on an object: its resource, with alt=media its bytes, or with alt=page one page of a PDF as a picture, for staff.
import type { FastifyReply } from 'fastify';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { AppContext } from '../../../../platform/server/feature.ts';
import { endWhenUnread } from '../../../../platform/server/http/end-when-unread.ts';
import type { Principal } from '../../../../platform/server/scope.ts';
import { readByteRange } from '../../rules/byte-range.ts';
import { placeOf } from '../../rules/object-names.ts';
import { judgeObject, NO_SUCH_FILE, NOT_YOURS } from '../../rules/object-rights.ts';
import { PDF } from '../../rules/pdf-pages.ts';
import { dispositionOf } from '../../rules/serving.ts';
import { readDownloadToken } from '../download-token.ts';
import { findObject, UPLOAD, type StoredObject } from '../store.ts';
import { createFairQueue } from '../fair-queue.ts';
import { PDF_REFUSALS } from '../pdf-pages.ts';
import { drawScreenPage } from '../redraw-pdf.ts';
import { recordOpening } from '../sensitive-openings.ts';
import { BUSY, enter, header, parameter, readCount, type FileCall } from './file-call.ts';
import { describeObject } from './object-resource.ts';

const LINK_DEAD = refuse('files.linkDead', 'This link has expired. Please open the file again from where you found it.');
const CHECKING = refuse('files.notServed', 'This file is held back until it has been checked for viruses.');
const INFECTED = refuse('files.notServed', 'A virus was found in this file, so it cannot be opened.');

/** The least an answer counts for: even a small one takes a connection and its buffers. */
const LEAST_COUNTED = 64 * 1024;
/** A blob is there three times while it is opened. */
const BLOBS_AT_ONCE = { atOnce: 6, perPerson: 2 };
const inTurn = { staff: createFairQueue(BLOBS_AT_ONCE), client: createFairQueue(BLOBS_AT_ONCE) };

export async function readResource(call: FileCall, name: string): Promise<FastifyReply | Refusal> {
  const place = await enter(call, name, 'read');
  if (isRefusal(place)) return place;
  const object = await call.context.readAs(call.person, (db) => findObject(db, name));
  return object ? call.reply.send(describeObject(call, object)) : NO_SUCH_FILE;
}

/** Answers with the object, or with a part of it. */
export type Send = (call: ByteCall, object: StoredObject, person: Principal) => Promise<FastifyReply | Refusal>;

export async function readMedia(call: FileCall, name: string, send: Send): Promise<FastifyReply | Refusal> {
  const place = await enter(call, name, 'read');
  if (isRefusal(place)) return place;
  const object = await call.context.readAs(call.person, (db) => findObject(db, name));
  return object ? send(call, object, call.person) : NO_SUCH_FILE;
}

type ByteCall = Pick<FileCall, 'context' | 'openRecord' | 'request' | 'reply' | 'outgoing' | 'viewer' | 'query'>;

/** The bytes for anyone who holds the address with its token. What fails here looks the same whatever the reason. */
export async function readMediaByToken(call: ByteCall, name: string, token: string, send: Send): Promise<FastifyReply | Refusal> {
  const { context } = call;
  const object = await findObject(context.db, name);
  const sessionId = object && readDownloadToken(context.services.sealer, object, token, context.clock());
  if (!object || sessionId === undefined) return LINK_DEAD;
  const person = await findReader(context, sessionId);
  return person && judgeObject(person, placeOf(name), 'read') === undefined ? send(call, object, person) : LINK_DEAD;
}

async function findReader(context: AppContext, sessionId: string) {
  return (await context.findLiveSessions([sessionId])).get(sessionId);
}

export async function sendBytes(call: ByteCall, object: StoredObject, person: Principal): Promise<FastifyReply | Refusal> {
  const { request, reply } = call;
  const held = refuseHeldBack(object);
  if (held) return held;
  const range = readByteRange(header(request, 'range'), object.sizeBytes);
  if (range === 'unsatisfiable') {
    return reply
      .headers(headersOf(object))
      .status(416)
      .header('content-range', `bytes */${object.sizeBytes}`)
      .type('application/json')
      .send({ error: { code: 416, message: 'The file ends before this range.' } });
  }
  const refusal = await noteReading(call, object, person);
  if (refusal) return refusal;
  // A copy, so that the rest of the file does not stay with it.
  const bytes = await loadBytes(call, object, person, async (whole) =>
    range ? Buffer.from(whole.subarray(range.first, range.last + 1)) : whole,
  );
  if (isRefusal(bytes)) return bytes;
  reply.headers(headersOf(object));
  if (range) reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${object.sizeBytes}`);
  return reply.send(bytes);
}

function refuseHeldBack({ state }: StoredObject): Refusal | undefined {
  if (state === 'ok') return undefined;
  return state === 'infected' ? INFECTED : CHECKING;
}

/** One page of an uploaded PDF. Who looks at a page has opened the file: the same rules hold, and the same records are left. */
export async function sendPage(call: ByteCall, object: StoredObject, person: Principal): Promise<FastifyReply | Refusal> {
  if (person.kind !== 'staff' || call.viewer) return NOT_YOURS;
  const held = refuseHeldBack(object);
  if (held) return held;
  const asked = parameter(call.query, 'page');
  if (isRefusal(asked)) return asked;
  const page = readCount(asked) ?? 0;
  if (page < 1 || object.mediaType !== PDF || object.purpose !== UPLOAD) return PDF_REFUSALS.missing;
  const refusal = await noteReading(call, object, person);
  if (refusal) return refusal;
  let pages = 0;
  const bytes = await loadBytes(call, object, person, async (whole) => {
    const drawn = await drawScreenPage(whole, page, person.userId);
    if (isRefusal(drawn)) return drawn;
    ({ pages } = drawn);
    return drawn.bytes;
  });
  if (isRefusal(bytes)) return bytes;
  const { name } = object;
  const headers = headersOf({ mediaType: 'image/jpeg', name: `${name}, page ${page}` });
  return call.reply.headers({ ...headers, 'accept-ranges': 'none', 'x-page-count': String(pages) }).send(bytes);
}

/** Leaves the records of an opening before the first byte goes out. */
async function noteReading(call: ByteCall, object: StoredObject, person: Principal): Promise<Refusal | undefined> {
  const people = await openWhose(call, object);
  return isRefusal(people) ? people : recordOpening(call.context, call.viewer ?? person, object, people);
}

/** Whose data the object holds. A letter could be printed from its file, so the feature that keeps it says whether it may be read now. */
async function openWhose(
  { context, openRecord }: ByteCall,
  { id, objectName, contactId }: StoredObject,
): Promise<readonly string[] | Refusal> {
  const place = placeOf(objectName);
  if (place.kind !== 'record') return contactId === null ? [] : [contactId];
  const { db, services } = context;
  const opened = await openRecord({ db, services, now: context.clock(), zone: context.zone() }, { purpose: place.purpose, id, contactId });
  return isRefusal(opened) ? refuse('files.notAllowed', opened.message) : opened;
}

/** What `make` takes of the file to be sent, counted until the answer has gone out or the connection has ended. */
async function loadBytes(
  { context, reply, outgoing }: ByteCall,
  object: StoredObject,
  { userId, kind }: Principal,
  make: (whole: Buffer) => Promise<Buffer | Refusal>,
): Promise<Buffer | Refusal> {
  const hold = outgoing[kind].open(userId);
  if (!hold.add(Math.max(object.sizeBytes, LEAST_COUNTED))) return BUSY;
  try {
    const whole = await inTurn[kind](userId, () => context.services.blobs.get(object.blobKey));
    const bytes = await make(whole);
    if (isRefusal(bytes)) {
      hold.release();
      return bytes;
    }
    hold.giveBack(Math.max(0, object.sizeBytes - Math.max(bytes.length, LEAST_COUNTED)));
    endWhenUnread(reply);
    if (reply.raw.closed) hold.release();
    else reply.raw.once('close', () => hold.release());
    return bytes;
  } catch (error) {
    hold.release();
    const now = await findObject(context.db, object.objectName);
    if (now?.blobKey === object.blobKey) throw error;
    // Replaced or deleted between the two looks.
    return now ? BUSY : NO_SUCH_FILE;
  }
}

function headersOf(object: Pick<StoredObject, 'mediaType' | 'name'>): Readonly<Record<string, string>> {
  return {
    'content-type': object.mediaType,
    'content-disposition': dispositionOf(object.name, object.mediaType),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  };
}
