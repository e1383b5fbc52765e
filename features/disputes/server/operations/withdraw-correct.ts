import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { refuseClaims } from '../../rules/claim-refusal.ts';
import { lockRounds } from '../store.ts';
import { deleteCorrect, listCorrectLines } from '../store/correct-lines.ts';

export const withdrawCorrect: Operation<typeof disputesContract.withdrawCorrect> = async ({ db, scope, input, zone, services, record }) => {
  const { contactId, id, reason } = input;
  const forbidden = refuseClaims(reason, 'answer', 'reason');
  if (forbidden) return forbidden;
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const known = (await listCorrectLines(db, services.sealer, contactId, zone)).find((one) => one.id === id);
  // What the client said in the portal is never turned around by the office: it would put words into the client's mouth (G15).
  if (known?.byClient === true)
    return refuse('disputes.ownWord', 'The client said this in the portal. Only the client can withdraw it there.', {
      citation: '15 U.S.C. 1679b(a)(1)',
    });
  if (!known || !(await deleteCorrect(db, contactId, id)))
    return refuse('disputes.correctNotFound', 'There is no such confirmation, or it was withdrawn.');
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `No longer confirmed as correct: ${known.heading}. Reason: ${reason}`,
    before: { what: known.what },
    after: { reason },
  });
  return { id };
};
