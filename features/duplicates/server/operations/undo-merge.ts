import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact, lockContacts, patchContact, readMergeValues, writeMergeValues } from '../../../contacts/server/public.ts';
import { checkPersonJob, combineJob } from '../../../credit-reports/server/public.ts';
import { compareJob } from '../../../report-changes/server/public.ts';
import type { duplicatesContract } from '../../contract.ts';
import { listReferredBefore, moveFollowersBack } from '../followers.ts';
import { undoUntil, viewMerge } from '../merge-view.ts';
import { describeTaken, giveBack } from '../replaced.ts';
import { findMerge, setUndone, settlePair, lockMerge } from '../store.ts';

export const undoMerge: Operation<typeof duplicatesContract.undoMerge> = async ({ db, scope, input, now, services, record, enqueue }) => {
  const merge = await lockMerge(db, input.id);
  if (!merge || merge.undoneAt) return refuse('duplicates.mergeNotFound', 'There is no such merge, or it was undone already.');
  if (now > undoUntil(merge))
    return refuse(
      'duplicates.undoTooLate',
      'This merge is older than 30 days and can no longer be undone. If they are two people, add the second one again.',
    );
  const { keptId, mergedId, moved } = merge;
  await lockContacts(db, [keptId, mergedId, ...(moved.spouseId === null ? [] : [moved.spouseId]), ...listReferredBefore(moved)], 'update');
  const kept = await findContact(db, scope, keptId);
  if (!kept) throw new Error('The kept contact is not there.');
  if (kept.mergedInto !== null)
    return refuse('duplicates.mergedOn', `${kept.name} was merged into another record later. Undo that merge first.`);

  const { values, stayed } = giveBack(merge.replaced, await readMergeValues(db, keptId));
  await writeMergeValues(db, keptId, values, now);
  // The spouse link is restored only when both records are still as the merge left them.
  const spouse = moved.spouseId !== null && 'spouse_id' in values ? await findContact(db, scope, moved.spouseId) : undefined;
  const spouseReturns = spouse?.spouseId === keptId;
  if (spouse && spouseReturns) await patchContact(db, spouse.id, { spouseId: mergedId }, { at: now });
  await patchContact(
    db,
    mergedId,
    { archivedAt: null, mergedInto: null, ...(spouse && spouseReturns && { spouseId: spouse.id }) },
    { at: now },
  );

  await moveFollowersBack(db, services.catalog, moved, keptId, mergedId, now);
  for (const contactId of [keptId, mergedId]) for (const job of [compareJob, combineJob, checkPersonJob]) await enqueue(job, { contactId });
  await setUndone(db, merge.id, now);
  await settlePair(db, { one: keptId, other: mergedId }, 'merged', 'open', { name: scope.name, at: now });
  const { before, after } = describeTaken(merge.replaced, Object.keys(values));
  record({
    contactId: keptId,
    alsoAbout: [mergedId, ...(spouse && spouseReturns ? [spouse.id] : [])],
    subject: { type: 'contact', id: mergedId },
    summary: `Merge with another record of ${merge.mergedName} undone`,
    before: after,
    after: before,
  });
  return { merge: viewMerge(await findMerge(db, merge.id)), stayed };
};
