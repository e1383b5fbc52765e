import { civilDateAt, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { changeOneAddress } from '../change-one-address.ts';

/** Mail that comes back from an address that was replaced says nothing of the one in use. */
export const markReturned: Operation<typeof recipientsContract.markReturned> = (call) =>
  changeOneAddress(call, ['verified', 'not-verified'], () => {
    const { on, note } = call.input;
    if (on > civilDateAt(call.now, call.zone)) {
      const message = 'This day lies in the future.';
      return refuse('recipients.dayUnfit', message, { fields: { on: message } });
    }
    return { write: { returnedOn: on, returnedNote: note }, what: `marked: mail came back on ${formatCivilDate(on)}` };
  });
