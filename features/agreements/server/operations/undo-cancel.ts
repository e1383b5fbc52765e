import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { aboutAgreement, agreementNotFound, changedMeanwhile, checkOthers, takeAgreement, viewWritten } from '../agreement-view.ts';
import { setCancelled } from '../store.ts';

export const undoCancel: Operation<typeof agreementsContract.undoCancel> = async (call) => {
  const { db, input, record } = call;
  const found = await takeAgreement(call, input.id);
  if (isRefusal(found)) return found;
  const { agreement, contact } = found;
  if (agreement.removedAt !== null) return agreementNotFound();
  if (agreement.cancelledOn === null) return refuse('agreements.notCancelled', 'This agreement is not cancelled.');
  if (agreement.version !== input.version) return changedMeanwhile();
  const problem = await checkOthers(db, agreement);
  if (problem) return problem;
  if (!(await setCancelled(db, input, null))) return changedMeanwhile();
  record({ ...aboutAgreement(agreement, 'stands again: the cancellation was written down by mistake'), before: { cancelledOn: agreement.cancelledOn, how: agreement.cancelledHow }, after: { cancelledOn: null } });
  return viewWritten(call, agreement.id, contact);
};
