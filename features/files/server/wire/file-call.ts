// What a call of the file protocol is given and how it says no. The official client module reads the status only; the JSON is
// for everyone else.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActivityEntry } from '../../../../platform/server/activity-entry.ts';
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { AppContext } from '../../../../platform/server/feature.ts';
import type { Principal } from '../../../../platform/server/scope.ts';
import { findContactById } from '../../../contacts/server/public.ts';
import type { BytesByKind, Hold } from '../bytes-in-flight.ts';
import type { OpenRecord } from '../record-doors.ts';
import { placeOf, type Place } from '../../rules/object-names.ts';
import { judgeObject, NO_SUCH_FILE, type FileAction } from '../../rules/object-rights.ts';

export interface FileCall {
  readonly context: AppContext;
  readonly openRecord: OpenRecord;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly person: Principal;
  /** The member of staff who looks as `person` in a preview. */
  readonly viewer?: Principal;
  /** Of the request's address, as sent. */
  readonly query: URLSearchParams;
  /** What this call keeps in memory until it is answered. */
  readonly hold: Hold;
  /** Bytes on their way out, of all calls. */
  readonly outgoing: BytesByKind;
}
/** Answers by itself, or with the refusal to be sent. */
export type FileOperation = (call: FileCall) => Promise<FastifyReply | Refusal>;

const STATUS: Readonly<Record<string, number>> = {
  'files.signInRequired': 401,
  'files.appCheckFailed': 401,
  'files.quotaExceeded': 402,
  'files.clientQuotaExceeded': 402,
  'files.notAllowed': 403,
  'files.previewOnly': 403,
  'files.previewOver': 403,
  'files.linkDead': 403,
  'files.notServed': 403,
  'files.notFound': 404,
  'files.pageNotFound': 404,
  'files.pdfUnreadable': 422,
  'files.pdfTooLarge': 422,
  'files.kept': 409,
  'files.held': 409,
  'files.mustBeKept': 409,
  'files.uploadMoved': 409,
  'files.uploadEnded': 409,
  // What may not be sent is 403 here, as rules of the protocol have it: of another status the client module makes 'unknown'.
  'files.tooLarge': 403,
  'files.typeRefused': 403,
  'files.typeMismatch': 403,
  'files.pictureTooLarge': 403,
  'files.noRoom': 503,
  'files.busy': 503,
};
export const NO_ROOM = refuse('files.noRoom', 'There is no storage space for this now.');
export const BUSY = refuse('files.busy', 'Too many files are being transferred at this moment. Please try again.');
export const APP_CHECK_FAILED = refuse('files.appCheckFailed', 'Firebase App Check token is invalid.');

/** What the status line may contain: a sentence of ASCII letters. */
const SENTENCE = /^[\x20-\x7e]{1,300}$/;

/** The HTTP status of a refusal; 400 where the protocol has no word of its own. */
export function statusOf(refusal: Refusal): number {
  return STATUS[refusal.code] ?? 400;
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = statusOf(refusal);
  // The client module tells a failed app check from a missing sign-in by the reason phrase alone, and hands nothing else of a
  // refusal to the page.
  if (refusal.code === APP_CHECK_FAILED.code) reply.raw.statusMessage = 'Firebase App Check token is invalid';
  else if (status !== 401 && SENTENCE.test(refusal.message)) reply.raw.statusMessage = refusal.message;
  // Anyone who still sends what no one will read is cut off.
  if (!request.raw.complete && !isBounded(request)) reply.header('connection', 'close');
  return reply.status(status).send({ error: { code: status, message: refusal.message, status: refusal.code } });
}

const SHORT_BODY = 32 * 1024 * 1024;
const isBounded = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SHORT_BODY;

/** Where an object of this name belongs, when the person may do `action` there. */
export async function enter(
  { context, person }: Pick<FileCall, 'context' | 'person'>,
  name: string,
  action: FileAction,
): Promise<Place | Refusal> {
  const place = placeOf(name);
  const refusal = judgeObject(person, place, action);
  if (refusal) return refusal;
  // Staff could otherwise leave files with no one.
  if (action === 'write' && place.kind === 'contact' && !(await findContactById(context.db, place.contactId))) return NO_SUCH_FILE;
  return place;
}

export function actorOf({ kind, userId, name }: Principal): ActivityEntry['actor'] {
  return { kind, userId, name };
}

/** A parameter of the address, undefined when it is missing. Refused when it is given twice, since two readers could then differ. */
export function parameter(query: URLSearchParams, name: string): string | undefined | Refusal {
  const [value, second] = query.getAll(name);
  return second === undefined ? value : refuse('files.inputInvalid', `The parameter ${name} is given twice.`);
}

/** A header with one value. */
export function header({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** A number of bytes as a header tells it, undefined when it is anything but digits. */
export function readCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
