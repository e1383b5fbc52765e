import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { changeOneAddress, refuseCopy } from '../change-one-address.ts';
import { changeAddress, findAddress } from '../store/addresses.ts';

export const restoreAddress: Operation<typeof recipientsContract.restoreAddress> = (call) =>
  changeOneAddress(call, ['removed', 'replaced'], (stored, recipient) => ({
    write: { removedAt: null, replacedBy: null },
    what: call.input.removeNewer ? 'restored, and the one that replaced it removed' : 'restored',
    first: async () => {
      const newer = call.input.removeNewer && stored.replacedBy !== null ? await findAddress(call.db, stored.replacedBy) : undefined;
      if (newer && !newer.removed) await changeAddress(call.db, newer, { removedAt: call.now }, call.now);
      return refuseCopy(call, { recipientId: recipient.id, purpose: stored.purpose, address: stored, except: stored.id });
    },
  }));
