import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { END_WORDS } from '../../rules/agreement-words.ts';
import { checkCancelling } from '../../rules/check-days.ts';
import { thenWriteFacet } from '../agreement-facet.ts';
import { aboutAgreement, AGREEMENTS } from '../agreement-view.ts';
import { setCancelled } from '../store.ts';

/** From that day on no work may be done, as after a cancellation. What was done stays earned. */
export const end: Operation<typeof agreementsContract.end> = (call) => {
  const { id, version, endedOn, why } = call.input;
  return changeRecord(call, AGREEMENTS, {
    id,
    version,
    check: (agreement) =>
      agreement.cancelledOn === null
        ? checkCancelling(endedOn, { today: civilDateAt(call.now, call.zone), signedOn: agreement.signedOn }, 'endedOn')
        : refuse('agreements.alreadyCancelled', 'This agreement has ended already.'),
    write: (agreement) => thenWriteFacet(call.db, agreement, setCancelled(call.db, agreement, { on: endedOn, how: why })),
    activity: (agreement) => ({
      ...aboutAgreement(agreement, `ended: ${END_WORDS[why].toLowerCase()}`),
      before: { endedOn: null },
      after: { endedOn, why: END_WORDS[why] },
    }),
  });
};
