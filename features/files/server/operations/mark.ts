import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { BUREAUS } from '../../../report-files/rules/bureaus.ts';
import type { filesContract } from '../../contract.ts';
import { FILE_KIND_WORDS, requiredKind, type FileKind } from '../../rules/file-kinds.ts';
import { hasExpired } from '../../rules/document-reviews.ts';
import { expiredAlready } from '../check-view.ts';
import { viewListed } from '../document-view.ts';
import { lockDocument } from '../lock-document.ts';
import { insertCheck, isChecked, removeExpiredCheck, setCheckRemoved, setLastDay } from '../store/documents.ts';
import { findListed } from '../store/list.ts';
import { findCheckOfFile, listChecksOfFile, setMark } from '../store/marks.ts';
import { settleRequests } from '../store/requests.ts';

export const mark: Operation<typeof filesContract.mark> = async (call) => {
  const { db, scope, input, now, zone, services, record } = call;
  const { id, kind, looked } = input;
  const today = civilDateAt(now, zone);
  const before = await lockDocument(call, input);
  if (isRefusal(before)) return before;
  const contact = { id: before.contactId };
  const expiresOn = input.expiresOn === undefined ? before.expiresOn : input.expiresOn;
  if (looked && input.expiresOn !== undefined && hasExpired(expiresOn, today)) return expiredAlready('expiresOn');
  await setMark(db, id, { kind, at: looked ? now : null, by: scope, expiresOn });
  await settleRequests(db, { contactId: contact.id, fileId: id, kind, accepted: looked }, now);
  const wanted = input.received ? requiredKind(kind) : undefined;
  for (const one of await listChecksOfFile(db, contact.id, id)) if (one.kind !== wanted) await setCheckRemoved(db, one.id, now);
  let heldElsewhere = false;
  if (wanted !== undefined && (await listChecksOfFile(db, contact.id, id)).length === 0) {
    heldElsewhere = await isChecked(db, contact.id, wanted, today);
    if (!heldElsewhere) await removeExpiredCheck(db, contact.id, wanted, today, now);
    // A mark that was removed a moment ago comes back with its day and its note.
    const removed = heldElsewhere ? undefined : await findCheckOfFile(db, contact.id, id, wanted);
    if (removed !== undefined) await setCheckRemoved(db, removed, null);
    else if (!heldElsewhere)
      await insertCheck(db, {
        id: newId(now),
        contactId: contact.id,
        kind: wanted,
        seenOn: today,
        fileId: id,
        validUntil: expiresOn,
        note: null,
        bureaus: wanted === 'authorization' ? [...BUREAUS] : null,
        at: now,
        by: scope,
      });
  }
  if (input.expiresOn !== undefined) await setLastDay(db, contact.id, id, expiresOn);
  const after = await findListed(db, id);
  if (!after) throw new Error('The file just marked is not there.');
  record({
    contactId: contact.id,
    subject: { type: 'file', id },
    summary: summaryOf(after.name, kind, {
      looked,
      received: after.received && !before.received,
      removed: before.received && !after.received,
    }),
    before: {
      kind: before.kind,
      looked: before.looked,
      received: before.received,
      ...(before.rejectedFor !== null && { rejectedFor: before.rejectedFor }),
      ...(expiresOn !== before.expiresOn && { expiresOn: before.expiresOn }),
    },
    after: {
      kind,
      looked,
      received: after.received,
      ...(before.rejectedFor !== null && { rejectedFor: null }),
      ...(expiresOn !== before.expiresOn && { expiresOn }),
    },
  });
  return { document: viewListed(after, { sealer: services.sealer, today }), heldElsewhere };
};

function summaryOf(
  name: string,
  kind: FileKind | null,
  { looked, received, removed }: { readonly looked: boolean; readonly received: boolean; readonly removed: boolean },
): string {
  const what = kind === null ? 'marked as not sorted' : `marked as: ${FILE_KIND_WORDS[kind]}`;
  const then = received ? ', received' : removed ? ', no longer received' : looked ? '' : ', to be reviewed again';
  return `File ${name} ${what}${then}`;
}
