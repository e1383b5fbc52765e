import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { proposeOutcomes } from '../../../disputes/server/public.ts';
import { noteReturned } from '../../../recipients/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { holdLetter } from '../change-mailing.ts';
import { dayUnfit, tooLate, undoKeptMailing } from '../keep-mailing.ts';
import { findWrittenSource } from '../store.ts';
import { insertReturn } from '../store/letter-returns.ts';

/** The mailing moves to what came back, so nothing counts from it any more; the letter can be mailed again as it is. */
export const recordReturn: Operation<typeof lettersContract.recordReturn> = async ({ db, scope, input, now, zone, record, enqueue }) => {
  const letter = await holdLetter({ db, scope }, input.id);
  if (isRefusal(letter)) return letter;
  const { returnedOn, note } = input;
  const unfit = tooLate('returnedOn', returnedOn, { now, zone });
  if (unfit) return unfit;
  const mailing = await undoKeptMailing(db, letter, input.version);
  if (isRefusal(mailing)) return mailing;
  const { mailedOn, method, trackingNumber, freeAnnualReport } = mailing;
  if (returnedOn < mailedOn)
    return dayUnfit('returnedOn', `The letter was mailed on ${formatCivilDate(mailedOn)}. Choose that day or a later one.`);
  const id = newId(now);
  await insertReturn(
    db,
    letter,
    { id, mailedOn, method, trackingNumber, freeAnnualReport, returnedOn, note },
    { at: now, byName: scope.name },
  );
  const { addressId = null } = (await findWrittenSource(db, letter.id)) ?? {};
  // No further letter goes to that address before someone looked at it.
  if (addressId !== null) await noteReturned(db, addressId, { on: returnedOn, note, at: now });
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Letter to ${letterTo(letter)} came back on ${formatCivilDate(returnedOn)}: ${note}`,
    before: { mailedOn },
    after: { returnedOn, mailedOn: null, note },
  });
  return { id, returnedOn, note, mailedOn };
};
