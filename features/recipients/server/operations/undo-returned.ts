import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { changeOneAddress } from '../change-one-address.ts';

/** A verification from before the mark counts again. */
export const undoReturned: Operation<typeof recipientsContract.undoReturned> = (call) =>
  changeOneAddress(call, ['returned'], () => ({
    write: { returnedOn: null, returnedNote: null },
    what: 'no longer marked as returned mail',
  }));
