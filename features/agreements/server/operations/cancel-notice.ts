import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { NOTICE_WORDS } from '../../rules/agreement-words.ts';
import { checkCancelling } from '../../rules/check-days.ts';
import { thenWriteFacet } from '../agreement-facet.ts';
import { aboutAgreement, AGREEMENTS } from '../agreement-view.ts';
import { setCancelled } from '../store.ts';

/** Allowed at any time of the term and in any form: law.md section 3, R3. */
export const cancelNotice: Operation<typeof agreementsContract.cancelNotice> = (call) => {
  const { id, version, cancelledOn, how } = call.input;
  return changeRecord(call, AGREEMENTS, {
    id,
    version,
    check: (agreement) =>
      agreement.cancelledOn === null
        ? checkCancelling(cancelledOn, { today: civilDateAt(call.now, call.zone), signedOn: agreement.signedOn })
        : refuse('agreements.alreadyCancelled', 'This agreement was already canceled.'),
    write: (agreement) => thenWriteFacet(call.db, agreement, setCancelled(call.db, agreement, { on: cancelledOn, how })),
    activity: (agreement) => ({
      ...aboutAgreement(agreement, `canceled by the client, ${NOTICE_WORDS[how].toLowerCase()}`),
      before: { cancelledOn: null },
      after: { cancelledOn, told: NOTICE_WORDS[how] },
    }),
  });
};
