import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { saysWhy } from '../../../../platform/base/written-reason.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { HOW_WORDS } from '../../rules/agreement-words.ts';
import { checkSigning } from '../../rules/check-days.ts';
import { thenWriteFacet } from '../agreement-facet.ts';
import { aboutAgreement, AGREEMENTS, checkMoved, checkSignedHere, saleFacts } from '../agreement-view.ts';
import { updateAgreement, type AgreementFields } from '../store.ts';

const NO_REASON = 'Please say why: with an earlier day of signing, work may start sooner.';

const NOT_EARLIER =
  'With an earlier day of signing, work may start sooner. Ask the owner, or someone with the role Compliance, to correct it.';

export const correct: Operation<typeof agreementsContract.correct> = (call) => {
  const { db, input, now, zone } = call;
  const { id, version, reason, note, ...rest } = input;
  const { signedOn } = rest;
  const fields: AgreementFields = { ...rest, note: note === '' ? null : note };
  return changeRecord(call, AGREEMENTS, {
    id,
    version,
    check: async (agreement) => {
      const { cancelledOn } = agreement;
      const problem =
        checkSignedHere(agreement) ??
        checkSigning(input, { today: civilDateAt(now, zone), cancelledOn }) ??
        (cancelledOn === null && signedOn !== agreement.signedOn ? await checkMoved(db, agreement, signedOn) : undefined);
      if (problem || signedOn >= agreement.signedOn) return problem;
      if (!call.scope.may('agreements:undo')) return refuse('agreements.notEarlier', NOT_EARLIER, { fields: { signedOn: NOT_EARLIER } });
      if (reason !== null && saysWhy(reason)) return undefined;
      return refuse('agreements.reasonMissing', NO_REASON, { fields: { reason: NO_REASON } });
    },
    write: (agreement) => thenWriteFacet(db, agreement, updateAgreement(db, agreement, fields)),
    activity: (agreement) => ({
      ...aboutAgreement({ ...agreement, signedOn }, 'corrected'),
      after: { ...factsOf(fields), ...(signedOn < agreement.signedOn && reason && { reason }) },
      before: factsOf(agreement),
    }),
  });
};

function factsOf({ signedOn, disclosureGivenOn, how, note, ...sale }: AgreementFields) {
  return { signedOn, disclosureGivenOn, howSigned: HOW_WORDS[how], note, ...saleFacts(sale) };
}
