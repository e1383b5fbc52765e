// Who of the office opened a client's proof of identity or an original credit report is recorded, as it is when a Social Security number
// is shown: both name it in full.
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import type { AppContext } from '../../../platform/server/feature.ts';
import type { Principal } from '../../../platform/server/scope.ts';
import { isIdentityProof } from '../rules/file-kinds.ts';
import { placeOf } from '../rules/object-names.ts';
import type { StoredObject } from './store.ts';
import { actorOf } from './wire/file-call.ts';

/** A browser reads a PDF in many pieces: they are one opening. */
const ONE_OPENING_MS = 15 * 60 * 1000;
const MOST_REMEMBERED = 10_000;
const opened = new Map<string, number>();

/** Leaves the activity of an opening before the first byte goes out; a refusal keeps the file closed. */
export async function recordOpening(context: AppContext, person: Principal, object: StoredObject): Promise<Refusal | undefined> {
  const kind = person.kind === 'staff' ? kindOf(object) : undefined;
  if (kind === undefined) return undefined;
  const key = `${person.sessionId} ${object.id} ${object.generation}`;
  const now = context.clock().getTime();
  if (now - (opened.get(key) ?? Number.NEGATIVE_INFINITY) < ONE_OPENING_MS) return undefined;
  const recorded = await context.change(actorOf(person), kind, async ({ record }) => {
    record({ contactId: object.contactId, subject: { type: 'file', id: object.id }, summary: `File ${object.name} opened` });
    return null;
  });
  if (isRefusal(recorded)) return recorded;
  if (opened.size >= MOST_REMEMBERED) opened.clear();
  opened.set(key, now);
  return undefined;
}

function kindOf(object: StoredObject): 'files.identityProofOpened' | 'files.originalReportOpened' | undefined {
  if (isIdentityProof(object.documentKind)) return 'files.identityProofOpened';
  const place = placeOf(object.objectName);
  return place.kind === 'record' && place.purpose === 'credit-report' ? 'files.originalReportOpened' : undefined;
}
