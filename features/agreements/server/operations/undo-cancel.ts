import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { TOLD_WORDS } from '../../rules/agreement-words.ts';
import { aboutAgreement, agreementNotFound, changedMeanwhile, takeAgreement, viewWritten } from '../agreement-view.ts';
import { setCancelled } from '../store.ts';

export const undoCancel: Operation<typeof agreementsContract.undoCancel> = async (call) => {
  const { db, input, record } = call;
  const found = await takeAgreement(call, input.id);
  if (isRefusal(found)) return found;
  const { agreement, contact } = found;
  if (agreement.removedAt !== null) return agreementNotFound();
  if (agreement.cancelledOn === null) return refuse('agreements.notCancelled', 'This agreement is not cancelled.');
  if (agreement.version !== input.version) return changedMeanwhile();
  if (!(await setCancelled(db, input, null))) return changedMeanwhile();
  record({
    ...aboutAgreement(agreement, 'stands again: the cancellation was written down by mistake'),
    before: { cancelledOn: agreement.cancelledOn, told: agreement.cancelledHow && TOLD_WORDS[agreement.cancelledHow] },
    after: { cancelledOn: null, told: null },
  });
  return viewWritten(call, agreement.id, contact);
};
