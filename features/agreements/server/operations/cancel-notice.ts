import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { TOLD_WORDS } from '../../rules/agreement-words.ts';
import { checkCancelling } from '../../rules/check-days.ts';
import { aboutAgreement, agreementNotFound, changedMeanwhile, takeAgreement, viewWritten } from '../agreement-view.ts';
import { setCancelled } from '../store.ts';

/** At any time of the term, and by whatever way the client chose: law.md section 3, R3. */
export const cancelNotice: Operation<typeof agreementsContract.cancelNotice> = async (call) => {
  const { db, input, now, record } = call;
  const found = await takeAgreement(call, input.id);
  if (isRefusal(found)) return found;
  const { agreement, contact } = found;
  if (agreement.removedAt !== null) return agreementNotFound();
  if (agreement.cancelledOn !== null) return refuse('agreements.alreadyCancelled', 'This agreement was cancelled already.');
  if (agreement.version !== input.version) return changedMeanwhile();
  const problem = checkCancelling(input.cancelledOn, { today: civilDateAt(now, OFFICE_ZONE), signedOn: agreement.signedOn });
  if (problem) return problem;
  if (!(await setCancelled(db, input, { on: input.cancelledOn, how: input.how }))) return changedMeanwhile();
  record({
    ...aboutAgreement(agreement, `cancelled by the client, ${TOLD_WORDS[input.how].toLowerCase()}`),
    before: { cancelledOn: null },
    after: { cancelledOn: input.cancelledOn, told: TOLD_WORDS[input.how] },
  });
  return viewWritten(call, agreement.id, contact);
};
