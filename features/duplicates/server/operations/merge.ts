import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { noteAddressBy, patchContact, readMergeValues, writeMergeValues } from '../../../contacts/server/public.ts';
import { checkPersonJob, combineJob } from '../../../credit-reports/server/public.ts';
import { compareJob } from '../../../report-changes/server/public.ts';
import type { duplicatesContract } from '../../contract.ts';
import { moveFollowers } from '../followers.ts';
import { joinRecords } from '../join-records.ts';
import { viewMerge } from '../merge-view.ts';
import { lockRecords } from '../lock-records.ts';
import { compareValues, describeTaken } from '../replaced.ts';
import { findMerge, insertMerge, settlePair } from '../store.ts';

export const merge: Operation<typeof duplicatesContract.merge> = async ({ db, scope, input, now, services, record, enqueue }) => {
  const two = await lockRecords(db, scope, input, now);
  if (isRefusal(two)) return two;
  const { kept, merged } = two;
  const before = await readMergeValues(db, kept.id);
  await writeMergeValues(
    db,
    kept.id,
    await joinRecords(db, services.sealer, { keptId: kept.id, mergedId: merged.id, kept: before, take: input.take }),
    now,
  );
  await noteAddressBy(db, kept.id, { userId: scope.userId, claimed: kept.emailClaimed || merged.emailClaimed });
  const replaced = compareValues(before, await readMergeValues(db, kept.id));
  const spouseId = kept.spouseId === null ? merged.spouseId : null;
  if (spouseId !== null) await patchContact(db, spouseId, { spouseId: kept.id }, { at: now });
  await patchContact(db, merged.id, { archivedAt: now, mergedInto: kept.id, spouseId: null }, { at: now });

  const moved = { ...(await moveFollowers(db, services.catalog, merged.id, kept.id, now)), spouseId };
  // Decisions about its lines may have come along, and another SSN or date of birth.
  for (const job of [compareJob, combineJob, checkPersonJob]) await enqueue(job, { contactId: kept.id });
  const id = newId(now);
  await insertMerge(db, { id, keptId: kept.id, mergedId: merged.id, replaced, moved, at: now, byName: scope.name });
  await settlePair(db, { one: kept.id, other: merged.id }, 'open', 'merged', { name: scope.name, at: now });
  record({
    contactId: kept.id,
    alsoAbout: [merged.id, ...(spouseId === null ? [] : [spouseId])],
    subject: { type: 'contact', id: merged.id },
    summary: `Another record of ${merged.name} merged into this one`,
    ...describeTaken(replaced),
  });
  return viewMerge(await findMerge(db, id));
};
