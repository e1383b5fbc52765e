import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { insertWrittenLetter } from '../insert-written.ts';
import { findLetter, findWrittenSource, openDocuments } from '../store.ts';
import { findOverrides } from '../store/letter-overrides.ts';
import { draftOf } from '../written-letter.ts';
import { OF_ROUND } from '../written-refusals.ts';

/** Also of a letter that was mailed, came back or was voided; the new one goes its own way from the start. */
export const duplicate: Operation<typeof lettersContract.duplicate> = async (call) => {
  const { db, scope, input, services, record } = call;
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  if (letter.kind === 'round')
    return refuse(OF_ROUND, 'This letter belongs to a round. What follows it is the next round, which says what is new.');
  const [document] = await openDocuments(db, services.sealer, [letter.id]);
  const source = await findWrittenSource(db, letter.id);
  if (!document || !source) throw new Error(`Letter ${letter.id} is gone.`);
  const draft = draftOf(document);
  const made = await insertWrittenLetter(call, {
    ...draft,
    contactId: letter.contactId,
    recipient: { ...draft.recipient, id: source.recipientId, addressId: source.addressId },
    source: source.source,
    asksClient: letter.asksClient,
    answerDue: source.answerDue,
    // It says the same again, on the same reason.
    overrides: await findOverrides(db, services.sealer, letter.id),
  });
  if (isRefusal(made)) return made;
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: made.id },
    summary: `Letter to ${letterTo(letter)} written again as a new one`,
    after: { from: letter.id },
  });
  return made;
};
