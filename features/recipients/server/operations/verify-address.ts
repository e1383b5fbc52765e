import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { VERIFICATION_LABELS } from '../../rules/recipient-kinds.ts';
import { changeOneAddress } from '../change-one-address.ts';

/** A person who verifies an address again after mail came back says that it is right all the same. */
export const verifyAddress: Operation<typeof recipientsContract.verifyAddress> = (call) =>
  changeOneAddress(call, ['verified', 'not-verified', 'returned'], () => {
    const { how, note } = call.input;
    return {
      write: {
        verifiedOn: civilDateAt(call.now, call.zone),
        verifiedBy: call.scope.userId,
        verifiedHow: how,
        verifiedNote: note,
        returnedOn: null,
        returnedNote: null,
      },
      what: `verified: ${VERIFICATION_LABELS[how].toLowerCase()}`,
    };
  });
