import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { changeOneAddress } from '../change-one-address.ts';

export const undoVerification: Operation<typeof recipientsContract.undoVerification> = (call) =>
  changeOneAddress(call, ['verified'], () => ({
    write: { verifiedOn: null, verifiedBy: null, verifiedHow: null, verifiedNote: null },
    what: 'is not verified any more',
  }));
