import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactListsContract } from '../../contract.ts';
import { stampsOfMovingOn } from '../../rules/move-stamps.ts';
import { changeTags, describeChange, MOST_TAGS } from '../../rules/quick-change.ts';
import { freeStagesOf } from '../../../contacts/rules/stages.ts';
import { findContactAtVersion } from '../../../contacts/server/public.ts';
import { checkChange, invalid } from '../check-change.ts';
import { patchContact, type ContactPatch } from '../../../contacts/server/public.ts';
import { readRow } from '../store/list.ts';

export const quickUpdate: Operation<typeof contactListsContract.quickUpdate> = async ({ db, scope, input, now, services, record }) => {
  const before = await findContactAtVersion({ db, scope }, input);
  if (isRefusal(before)) return before;
  const checked = await checkChange({ db, scope, services }, input.set);
  if (isRefusal(checked)) return checked;
  const { addTags, removeTags, stage, ...same } = checked.set;
  if (stage !== undefined && !freeStagesOf(before).includes(stage))
    return invalid(
      'stage',
      'Only open leads can be moved here. Reopen a lost lead from its page; move a client on the Clients page, where stages are checked.',
    );
  const tags = changeTags(before.tags, { addTags, removeTags });
  if (tags.length > MOST_TAGS) return invalid('tags', `At most ${MOST_TAGS} tags.`);

  const patch: ContactPatch = {
    ...Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined)),
    ...(stage !== undefined && stage !== before.stage && { stage, lostReason: null }),
    ...((addTags ?? removeTags) && { tags }),
  };
  const stamps = stage === undefined ? undefined : stampsOfMovingOn(before, stage, now);
  if (!(await patchContact(db, input.id, { ...patch, ...stamps }, { version: input.version, at: now }))) return changedMeanwhile.refuse();
  const after = await readRow(db, input.id);
  const changed = (Object.keys(patch) as Exclude<keyof ContactPatch, 'hold'>[]).filter((key) => key in before);
  record({
    contactId: input.id,
    subject: { type: 'contact', id: input.id },
    summary: `${before.name}: ${describeChange(checked.set, checked.ownerName)}`,
    before: Object.fromEntries(changed.map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, key === 'tags' ? after.tags : patch[key]])),
  });
  return after;
};
