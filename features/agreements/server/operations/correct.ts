import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { HOW_WORDS } from '../../rules/agreement-words.ts';
import { checkSigning } from '../../rules/check-days.ts';
import { aboutAgreement, agreementNotFound, changedMeanwhile, checkMoved, takeAgreement, viewWritten } from '../agreement-view.ts';
import { updateAgreement, type AgreementFields } from '../store.ts';

const NO_REASON = 'Please say why: with an earlier day of signing, work may start sooner.';

export const correct: Operation<typeof agreementsContract.correct> = async (call) => {
  const { db, input, now, record } = call;
  const found = await takeAgreement(call, input.id);
  if (isRefusal(found)) return found;
  const { agreement, contact } = found;
  if (agreement.removedAt !== null) return agreementNotFound();
  if (agreement.version !== input.version) return changedMeanwhile();
  const { signedOn, disclosureGivenOn, how } = input;
  const fields: AgreementFields = { signedOn, disclosureGivenOn, how, note: input.note === '' ? null : input.note };
  const { id, cancelledOn } = agreement;
  const problem =
    checkSigning(input, { today: civilDateAt(now, OFFICE_ZONE), cancelledOn }) ??
    (cancelledOn === null && signedOn !== agreement.signedOn ? await checkMoved(db, agreement, signedOn) : undefined);
  if (problem) return problem;
  const isEarlier = signedOn < agreement.signedOn;
  const reason = isEarlier && input.reason ? { reason: input.reason } : {};
  if (isEarlier && !input.reason) return refuse('agreements.reasonMissing', NO_REASON, { fields: { reason: NO_REASON } });
  if (!(await updateAgreement(db, input, fields))) return changedMeanwhile();
  record({
    ...aboutAgreement({ ...agreement, signedOn }, 'corrected'),
    after: { ...factsOf(fields), ...reason },
    before: factsOf(agreement),
  });
  return viewWritten(call, id, contact);
};

function factsOf({ signedOn, disclosureGivenOn, how, note }: AgreementFields) {
  return { signedOn, disclosureGivenOn, howSigned: HOW_WORDS[how], note };
}
