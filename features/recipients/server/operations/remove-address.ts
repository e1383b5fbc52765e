import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { changeOneAddress } from '../change-one-address.ts';

export const removeAddress: Operation<typeof recipientsContract.removeAddress> = (call) =>
  changeOneAddress(call, ['verified', 'not-verified', 'returned'], () => ({ write: { removedAt: call.now }, what: 'removed' }));
