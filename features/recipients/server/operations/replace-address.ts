import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { addressText } from '../../rules/mailing-address.ts';
import { changeOneAddress, refuseCopy } from '../change-one-address.ts';
import { insertAddress } from '../store/addresses.ts';

export const replaceAddress: Operation<typeof recipientsContract.replaceAddress> = (call) =>
  changeOneAddress(call, ['verified', 'not-verified', 'returned'], (stored, recipient) => {
    const { db, scope, now, zone } = call;
    const { address, source, sourceNote, verified } = call.input;
    // It belongs to whom the earlier one belongs to, also after a merge is undone.
    const { purpose, recipientId } = stored;
    const id = newId(now);
    return {
      write: { replacedBy: id },
      what: `replaced by ${addressText(address)}`,
      first: async () => {
        const refused = await refuseCopy(call, { recipientId: recipient.id, purpose, address });
        if (refused) return refused;
        const verification = verified ? { on: civilDateAt(now, zone), ...verified } : null;
        const added = { ...address, id, recipientId, purpose, source, sourceNote, verified: verification, by: scope.userId };
        await insertAddress(db, added, now);
        return undefined;
      },
    };
  });
