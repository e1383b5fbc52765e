import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { proposeOutcomes } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { holdLetter } from '../change-mailing.ts';
import { keepMailing, viewMailing } from '../keep-mailing.ts';
import { findReturn, undoReturn as forgetReturn } from '../store/letter-returns.ts';

export const undoReturn: Operation<typeof lettersContract.undoReturn> = async ({ db, scope, input, now, zone, record, enqueue }) => {
  const letter = await holdLetter({ db, scope }, input.id);
  if (isRefusal(letter)) return letter;
  const one = await findReturn(db, letter.id);
  if (!one) return refuse('letters.notReturned', 'It is not recorded that this letter came back.');
  const { id, mailedOn, method, trackingNumber, freeAnnualReport, returnedOn } = one;
  const way = { mailedOn, method, trackingNumber, freeAnnualReport, receivedOn: null, receivedHow: null, moreSentOn: null };
  const refused = await keepMailing(db, letter, way, { at: now, zone, byName: scope.name });
  if (refused) return refused;
  await forgetReturn(db, id, now);
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `That the letter to ${letterTo(letter)} came back was undone: ${input.reason}`,
    before: { returnedOn },
    after: { returnedOn: null, mailedOn, reason: input.reason },
  });
  return viewMailing(letter, way, 1);
};
