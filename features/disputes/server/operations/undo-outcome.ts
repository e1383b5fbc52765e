import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { proposeOutcomes } from '../jobs.ts';
import { changedMeanwhile, outcomeNotFound, viewWritten } from '../outcome-view.ts';
import { lockRounds } from '../store.ts';
import { setItemState, settleRounds } from '../store/items.ts';
import { decideOutcome, findOutcomes } from '../store/outcomes.ts';

export const undoOutcome: Operation<typeof disputesContract.undoOutcome> = async ({ db, scope, input, now, record, enqueue }) => {
  const { id, version } = input;
  const contactId = (await findOutcomes(db, [id])).get(id)?.contactId;
  if (contactId === undefined) return outcomeNotFound();
  await lockRounds(db, contactId);
  const contact = await takeOpenContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const outcome = (await findOutcomes(db, [id])).get(id);
  if (!outcome) return outcomeNotFound();
  if (outcome.version !== version || outcome.state === 'proposed' || !(await decideOutcome(db, id, version, null)))
    return changedMeanwhile();
  if (outcome.state === 'accepted') {
    await setItemState(db, contactId, outcome.itemId, 'in-progress');
    await settleRounds(db, contactId, now);
  }
  // Reports that came since may say something else.
  await enqueue(proposeOutcomes, { contactId });
  record({
    contactId,
    subject: { type: 'dispute-outcome', id },
    summary: `Outcome of ${outcome.heading} taken back`,
    before: { state: outcome.state, result: outcome.result },
    after: { state: 'proposed' },
  });
  return viewWritten(db, id);
};
