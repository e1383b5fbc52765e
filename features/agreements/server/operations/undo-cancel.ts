import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { endWords } from '../../rules/agreement-words.ts';
import { thenWriteFacet } from '../agreement-facet.ts';
import { aboutAgreement, AGREEMENTS } from '../agreement-view.ts';
import { setCancelled } from '../store.ts';

export const undoCancel: Operation<typeof agreementsContract.undoCancel> = (call) =>
  changeRecord(call, AGREEMENTS, {
    id: call.input.id,
    version: call.input.version,
    check: ({ cancelledOn }) => (cancelledOn === null ? refuse('agreements.notCancelled', 'This agreement is not canceled.') : undefined),
    write: (agreement) => thenWriteFacet(call.db, agreement, setCancelled(call.db, agreement, null)),
    activity: (agreement) => ({
      ...aboutAgreement(agreement, 'in effect again: the cancellation was recorded by mistake'),
      before: { cancelledOn: agreement.cancelledOn, told: agreement.cancelledHow && endWords(agreement.cancelledHow) },
      after: { cancelledOn: null, told: null, reason: call.input.reason },
    }),
  });
