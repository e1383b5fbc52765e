import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { aboutAgreement, agreementNotFound, changedMeanwhile, takeAgreement, viewWritten } from '../agreement-view.ts';
import { setRemoved } from '../store.ts';

export const remove: Operation<typeof agreementsContract.remove> = async (call) => {
  const { db, input, now, record } = call;
  const found = await takeAgreement(call, input.id);
  if (isRefusal(found)) return found;
  const { agreement, contact } = found;
  if (agreement.removedAt !== null) return agreementNotFound();
  if (!(await setRemoved(db, input, now))) return changedMeanwhile();
  record({
    ...aboutAgreement(agreement, 'taken back: it was recorded by mistake'),
    before: { takenBack: false },
    after: { takenBack: true, reason: input.reason },
  });
  return viewWritten(call, agreement.id, contact);
};
