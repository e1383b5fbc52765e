import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { addressText } from '../../rules/mailing-address.ts';
import { changeOneAddress, refuseCopy } from '../change-one-address.ts';

/** What was verified, or came back, was the address as it read before. */
const AS_NEW = {
  verifiedOn: null,
  verifiedBy: null,
  verifiedHow: null,
  verifiedNote: null,
  returnedOn: null,
  returnedNote: null,
} as const;

export const changeAddress: Operation<typeof recipientsContract.changeAddress> = (call) =>
  changeOneAddress(call, ['verified', 'not-verified', 'returned'], (stored, recipient) => {
    const { purpose, address, sourceNote } = call.input;
    const differs = addressText(stored) !== addressText(address) || stored.nameLine !== address.nameLine;
    // An address that someone typed over is no longer the one that a report printed or the program came with.
    const origin = differs && (stored.source === 'shipped' || stored.source === 'report') ? ({ source: 'office' } as const) : {};
    return {
      write: { purpose, sourceNote, ...address, ...(differs && AS_NEW), ...origin },
      what: 'changed',
      first: () => refuseCopy(call, { recipientId: recipient.id, purpose, address, except: stored.id }),
    };
  });
