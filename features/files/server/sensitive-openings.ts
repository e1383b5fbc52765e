// Who of the office opened a file of a client has an entry in the access log. A proof of identity or an original credit report is recorded as
// activity too, as it is when a Social Security number is shown: both name it in full.
import { RECENT_MINUTES } from '../../../platform/base/endpoint.ts';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { AppContext } from '../../../platform/server/feature.ts';
import type { Principal } from '../../../platform/server/scope.ts';
import { isIdentityProof } from '../rules/file-kinds.ts';
import { placeOf } from '../rules/object-names.ts';
import { UPLOAD, type StoredObject } from './store.ts';
import { noteOpening } from './store/openings.ts';
import { actorOf } from './wire/file-call.ts';

/** A browser reads a PDF in many pieces: they are one opening. */
const ONE_OPENING_MS = 15 * 60 * 1000;
const CONFIRM_FIRST = refuse('files.notAllowed', 'You signed in more than 15 minutes ago. Open the original from its report.');
const MOST_REMEMBERED = 10_000;
const opened = new Map<string, number>();

/** Leaves the records of an opening, by staff, before the first byte goes out; a refusal keeps the file closed. */
export async function recordOpening(
  context: AppContext,
  person: Principal,
  object: StoredObject,
  contactIds: readonly string[],
): Promise<Refusal | undefined> {
  if (person.kind !== 'staff') return undefined;
  const refusal = await recordActivity(context, person, object);
  if (refusal) return refusal;
  await context.services.noteAccess(person, accessKindOf(object), contactIds, context.clock());
  await noteOnce(context, person, object);
  return undefined;
}

/** Who opened an uploaded document is shown beside it; a row once in a sign-in and quarter of an hour is enough for that. */
async function noteOnce(context: AppContext, person: Principal, object: StoredObject): Promise<void> {
  const { contactId } = object;
  const at = context.clock();
  const key = `seen ${person.sessionId} ${object.id} ${object.generation}`;
  if (object.purpose !== UPLOAD || contactId === null || wasJustOpened(key, at.getTime())) return;
  await context.transaction((tx) => noteOpening(tx, { id: newId(at), contactId, fileId: object.id, by: person, at }));
  remember(key, at.getTime());
}

function wasJustOpened(key: string, now: number): boolean {
  return now - (opened.get(key) ?? Number.NEGATIVE_INFINITY) < ONE_OPENING_MS;
}

function remember(key: string, now: number): void {
  if (opened.size >= MOST_REMEMBERED) opened.clear();
  opened.set(key, now);
}

async function recordActivity(context: AppContext, person: Principal, object: StoredObject): Promise<Refusal | undefined> {
  const kind = kindOf(object);
  if (kind === undefined) return undefined;
  const now = context.clock().getTime();
  // A person who opens an original from its report is asked to confirm who they are; here no one can be asked.
  if (kind === 'files.originalReportOpened' && now - person.authenticatedAt.getTime() > RECENT_MINUTES * 60_000) return CONFIRM_FIRST;
  const key = `${person.sessionId} ${object.id} ${object.generation}`;
  if (wasJustOpened(key, now)) return undefined;
  const recorded = await context.change(actorOf(person), kind, async ({ record }) => {
    record({ contactId: object.contactId, subject: { type: 'file', id: object.id }, summary: `File ${object.name} opened` });
    return null;
  });
  if (isRefusal(recorded)) return recorded;
  remember(key, now);
  return undefined;
}

function kindOf(object: StoredObject): 'files.identityProofOpened' | 'files.originalReportOpened' | undefined {
  if (isIdentityProof(object.documentKind)) return 'files.identityProofOpened';
  const place = placeOf(object.objectName);
  return place.kind === 'record' && place.purpose === 'credit-report' ? 'files.originalReportOpened' : undefined;
}

/** What the access log calls an opening of this file. */
function accessKindOf(object: StoredObject): 'identity-proof' | 'original-report' | 'letter' | 'document' {
  if (isIdentityProof(object.documentKind)) return 'identity-proof';
  const place = placeOf(object.objectName);
  if (place.kind !== 'record') return 'document';
  return place.purpose === 'credit-report' ? 'original-report' : 'letter';
}
