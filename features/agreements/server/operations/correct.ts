import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { checkSigning } from '../../rules/check-days.ts';
import { aboutAgreement, agreementNotFound, changedMeanwhile, checkOthers, takeAgreement, viewWritten } from '../agreement-view.ts';
import { updateAgreement, type AgreementFields } from '../store.ts';

export const correct: Operation<typeof agreementsContract.correct> = async (call) => {
  const { db, input, now, record } = call;
  const found = await takeAgreement(call, input.id);
  if (isRefusal(found)) return found;
  const { agreement, contact } = found;
  if (agreement.removedAt !== null) return agreementNotFound();
  if (agreement.version !== input.version) return changedMeanwhile();
  const { signedOn, disclosureGivenOn, how } = input;
  const fields: AgreementFields = { signedOn, disclosureGivenOn, how, note: input.note === '' ? null : input.note };
  const { id, contactId, cancelledOn } = agreement;
  const problem = checkSigning(input, { today: civilDateAt(now, OFFICE_ZONE), cancelledOn }) ?? (cancelledOn === null && signedOn !== agreement.signedOn ? await checkOthers(db, { contactId, id, signedOn }) : undefined);
  if (problem) return problem;
  if (!(await updateAgreement(db, input, fields))) return changedMeanwhile();
  record({
    ...aboutAgreement({ ...agreement, signedOn }, 'corrected'), after: { ...fields },
    before: { signedOn: agreement.signedOn, disclosureGivenOn: agreement.disclosureGivenOn, how: agreement.how, note: agreement.note },
  });
  return viewWritten(call, id, contact);
};
