import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { thenWriteFacet } from '../agreement-facet.ts';
import { aboutAgreement, AGREEMENTS } from '../agreement-view.ts';
import { setRemoved } from '../store.ts';

/** A restored record counts beside the records made since then; agreement-status.ts decides which one is in effect. */
export const restore: Operation<typeof agreementsContract.restore> = (call) =>
  changeRecord(call, AGREEMENTS, {
    id: call.input.id,
    restores: true,
    write: (agreement) => thenWriteFacet(call.db, agreement, setRemoved(call.db, agreement, null)),
    activity: (agreement) => ({ ...aboutAgreement(agreement, 'restored'), before: { takenBack: true }, after: { takenBack: false } }),
  });
