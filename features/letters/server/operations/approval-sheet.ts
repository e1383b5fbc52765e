import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { contactArchived, contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { letterKey, refuseUntrue } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { listWaiting } from '../ask-approval.ts';
import { readLetter } from '../letter-facts.ts';
import { renderSheet, type SheetLetter } from '../render-sheet.ts';
import { findLetter, listOfRound } from '../store.ts';
import { findPages } from '../store/own-letters.ts';

/** The letters on it are copies to read, without their layout, and say so: what is mailed is printed after the client signed. */
export const approvalSheet: Operation<typeof lettersContract.approvalSheet> = async ({ db, scope, input, now, zone, services, shows }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  const may = await mayWork(db, contact.id, { what: 'letter' }, { now, zone });
  if (may !== true) return may;
  const waiting = (await listWaiting({ db, now, zone }, contact.id)).map(({ id }) => id);
  const ofRound =
    input.roundId === undefined ? [] : (await listOfRound(db, contact.id, input.roundId)).filter(({ id }) => waiting.includes(id));
  const untrue = await refuseUntrue(db, services.sealer, ofRound, { now, zone });
  // No one signs what the client said is not so.
  const [refusal] = ofRound.flatMap((letter) => untrue.get(letterKey(letter)) ?? []);
  if (refusal) return refusal;
  const all = input.roundId === undefined ? await Promise.all(waiting.map((id) => findLetter(db, scope, id))) : ofRound;
  const own = all.flatMap((letter) => (letter && (letter.kind === 'round') === (input.roundId !== undefined) ? [letter] : []));
  const letters: SheetLetter[] = [];
  for (const letter of own) {
    const read = await readLetter(db, services.sealer, letter);
    if (read && letter.pdfSha256 !== null)
      letters.push({ ...read, sha256: letter.pdfSha256, pages: (await findPages(db, letter.id)).pages ?? 1 });
  }
  const [first] = own;
  if (!first || letters.length === 0) return refuse('letters.nothingToApprove', 'No such letter waits for an approval.');
  shows(contact.id);
  const { roundNumber } = first;
  const pdf = await renderSheet(services.typst, { language: contact.language, name: contact.name, roundNumber, letters });
  const what = roundNumber === null ? 'Letters' : `Letters of round ${String(roundNumber)}`;
  return new File([pdf], `${what} to sign.pdf`, { type: 'application/pdf' });
};
