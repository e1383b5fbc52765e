import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { thenWriteFacet } from '../agreement-facet.ts';
import { aboutAgreement, AGREEMENTS, checkSignedHere } from '../agreement-view.ts';
import { setRemoved } from '../store.ts';

export const remove: Operation<typeof agreementsContract.remove> = (call) => {
  const { id, version, reason } = call.input;
  return changeRecord(call, AGREEMENTS, {
    id,
    version,
    check: checkSignedHere,
    write: (agreement) => thenWriteFacet(call.db, agreement, setRemoved(call.db, agreement, call.now)),
    activity: (agreement) => ({
      ...aboutAgreement(agreement, 'removed: it was recorded by mistake'),
      before: { takenBack: false },
      after: { takenBack: true, reason },
    }),
  });
};
