import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { aboutAgreement, agreementNotFound, takeAgreement, viewWritten } from '../agreement-view.ts';
import { setRemoved } from '../store.ts';

/** What comes back counts beside what was recorded meanwhile, as agreement-standing.ts says. */
export const restore: Operation<typeof agreementsContract.restore> = async (call) => {
  const { db, input, record } = call;
  const found = await takeAgreement(call, input.id);
  if (isRefusal(found)) return found;
  const { agreement, contact } = found;
  if (agreement.removedAt === null) return agreementNotFound();
  if (!(await setRemoved(db, agreement, null))) return agreementNotFound();
  record({ ...aboutAgreement(agreement, 'put back'), before: { takenBack: true }, after: { takenBack: false } });
  return viewWritten(call, agreement.id, contact);
};
