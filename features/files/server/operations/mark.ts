import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { BUREAUS } from '../../../report-files/rules/bureaus.ts';
import type { filesContract } from '../../contract.ts';
import { FILE_KIND_WORDS, requiredKind, type FileKind } from '../../rules/file-kinds.ts';
import { viewListed } from '../document-view.ts';
import { insertCheck, isChecked, lockChecks, setCheckRemoved } from '../store/documents.ts';
import { findListed } from '../store/list.ts';
import { findCheckOfFile, listChecksOfFile, setMark } from '../store/marks.ts';

const NOT_THERE = refuse('files.documentNotFound', 'There is no such document any more. Check the list again.');
const CHANGED = refuse('files.markChanged', 'Someone else marked this file since you opened it. Look at it again.');

export const mark: Operation<typeof filesContract.mark> = async (call) => {
  const { db, scope, input, now, zone, record } = call;
  const { id, kind, looked } = input;
  const seen = await findListed(db, id);
  if (!seen || seen.state === 'infected') return NOT_THERE;
  const contact = await lockActiveContact(call, seen.contactId);
  if (isRefusal(contact)) return contact.code === 'contacts.notFound' ? NOT_THERE : contact;
  await lockChecks(db, contact.id);
  const before = await findListed(db, id);
  // In the meantime it may have moved to another record of the same person.
  if (!before || before.contactId !== contact.id) return NOT_THERE;
  if (before.kind !== input.kindBefore) return CHANGED;
  await setMark(db, id, { kind, at: looked ? now : null });
  const wanted = input.received ? requiredKind(kind) : undefined;
  for (const one of await listChecksOfFile(db, contact.id, id)) if (one.kind !== wanted) await setCheckRemoved(db, one.id, now);
  let heldElsewhere = false;
  if (wanted !== undefined && (await listChecksOfFile(db, contact.id, id)).length === 0) {
    heldElsewhere = await isChecked(db, contact.id, wanted);
    // A mark that was removed a moment ago comes back with its day and its note.
    const removed = heldElsewhere ? undefined : await findCheckOfFile(db, contact.id, id, wanted);
    const seenOn = civilDateAt(now, zone);
    if (removed !== undefined) await setCheckRemoved(db, removed, null);
    else if (!heldElsewhere)
      await insertCheck(db, {
        id: newId(now),
        contactId: contact.id,
        kind: wanted,
        seenOn,
        fileId: id,
        note: null,
        bureaus: wanted === 'authorization' ? [...BUREAUS] : null,
        at: now,
        by: scope,
      });
  }
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
    before: { kind: before.kind, looked: before.looked, received: before.received },
    after: { kind, looked, received: after.received },
  });
  return { document: viewListed(after), heldElsewhere };
};

function summaryOf(
  name: string,
  kind: FileKind | null,
  { looked, received, removed }: { readonly looked: boolean; readonly received: boolean; readonly removed: boolean },
): string {
  const what = kind === null ? 'marked as not sorted' : `marked as: ${FILE_KIND_WORDS[kind]}`;
  const then = received ? ', received' : removed ? ', no longer received' : looked ? '' : ', to be looked at again';
  return `File ${name} ${what}${then}`;
}
