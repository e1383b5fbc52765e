import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { proposeOutcomes } from '../jobs.ts';
import { outcomeNotFound, viewOutcome } from '../outcome-view.ts';
import { lockRounds } from '../store.ts';
import { setItemState, settleRounds } from '../store/items.ts';
import { decideOutcome, findOutcomes } from '../store/outcomes.ts';

export const undoOutcome: Operation<typeof disputesContract.undoOutcome> = async ({ db, scope, input, now, services, record, enqueue }) => {
  const { id, version } = input;
  const contactId = (await findOutcomes(db, services.sealer, [id])).get(id)?.contactId;
  if (contactId === undefined) return outcomeNotFound();
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const outcome = (await findOutcomes(db, services.sealer, [id])).get(id);
  if (!outcome) return outcomeNotFound();
  if (outcome.version !== version || outcome.state === 'proposed' || !(await decideOutcome(db, services.sealer, id, version, null)))
    return changedMeanwhile.refuse();
  if (outcome.state === 'accepted') {
    await setItemState(db, contactId, outcome.itemId, 'in-progress');
    await settleRounds(db, contactId, now);
  }
  // Reports that came since may say something else.
  await enqueue(proposeOutcomes, { contactId });
  record({
    contactId,
    subject: { type: 'dispute-outcome', id },
    summary: `Outcome of ${outcome.heading} undone`,
    before: { state: outcome.state, result: outcome.result },
    after: { state: 'proposed' },
  });
  return viewOutcome({ ...outcome, version: version + 1, state: 'proposed', decidedAt: null, decidedBy: null });
};
