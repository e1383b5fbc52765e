import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { aboutAgreement, agreementNotFound, checkOthers, takeAgreement, viewWritten } from '../agreement-view.ts';
import { setRemoved } from '../store.ts';

export const restore: Operation<typeof agreementsContract.restore> = async (call) => {
  const { db, input, record } = call;
  const found = await takeAgreement(call, input.id);
  if (isRefusal(found)) return found;
  const { agreement, contact } = found;
  if (agreement.removedAt === null) return agreementNotFound();
  const problem = agreement.cancelledOn === null ? await checkOthers(db, agreement) : undefined;
  if (problem) return problem;
  if (!(await setRemoved(db, agreement, null))) return agreementNotFound();
  record({ ...aboutAgreement(agreement, 'put back'), before: { removed: true }, after: { removed: false } });
  return viewWritten(call, agreement.id, contact);
};
