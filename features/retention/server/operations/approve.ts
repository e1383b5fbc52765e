import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { retentionContract } from '../../contract.ts';
import { TYPED_ABOVE } from '../../rules/retention-groups.ts';
import { destroyJob } from '../destroy-job.ts';
import { insertDisposal } from '../store/disposals.ts';
import { takeDue } from '../store/due.ts';

export const approve: Operation<typeof retentionContract.approve> = async ({ db, scope, input, now, record, enqueue }) => {
  const taken = await takeDue(db, { rows: input.rows, what: input.what });
  if (taken.length === 0)
    return refuse('retention.nothingDue', 'None of this is due any more, or someone else approved it. Look at the list again.');
  // What the person saw is what they approve: neither fewer nor more.
  if (taken.length !== input.expected) return changedMeanwhile.refuse();
  if (taken.length > TYPED_ABOVE && input.typed !== taken.length)
    return refuse('retention.typeCount', `Type ${taken.length.toLocaleString('en-US')} to approve the destruction of so many records.`);
  const id = newId(now);
  await insertDisposal(
    db,
    { id, origin: 'due', at: now, by: { id: scope.userId, name: scope.name } },
    taken.map((one) => ({ ...one, chosen: null })),
  );
  await enqueue(destroyJob, { disposalId: id });
  const reports = taken.filter(({ what }) => what === 'reports').length;
  record({
    contactId: null,
    subject: { type: 'disposal', id },
    summary: `Disposal of ${taken.length.toLocaleString('en-US')} ${taken.length === 1 ? 'record' : 'records'} approved`,
    after: { reports, records: taken.length - reports },
  });
  return { id };
};
