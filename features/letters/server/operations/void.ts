import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { findLetter, openDocuments, rewriteLetter } from '../store.ts';
import { LOCKED, OF_ROUND } from '../written-refusals.ts';

/** What it said is kept, so that it can be written again as a new letter. Letters of rounds are canceled by withdrawing their items. */
export const voidLetter: Operation<typeof lettersContract.void> = async ({ db, scope, input, services, record }) => {
  const { sealer } = services;
  const asked = await findLetter(db, scope, input.id);
  if (!asked) return refuse('letters.notFound', 'There is no such letter.');
  const contact = await lockActiveContact({ db, scope }, asked.contactId);
  if (isRefusal(contact)) return contact;
  const letter = (await findLetter(db, scope, input.id)) ?? asked;
  if (letter.kind === 'round')
    return refuse(
      OF_ROUND,
      'This letter belongs to a round. Withdraw its items in the dispute workspace; the letter is then canceled by itself.',
    );
  const [document] = await openDocuments(db, sealer, [letter.id]);
  const content = { cancelled: `Voided: ${input.reason}`, ...(document && { document }) };
  if (letter.state === 'cancelled' || !(await rewriteLetter(db, sealer, letter, content, ['rendering', 'ready', 'failed'])))
    return refuse(LOCKED, 'This letter was mailed, is being printed, or is canceled already.');
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Letter to ${letterTo(letter)} voided: ${input.reason}`,
    before: { state: letter.state },
    after: { state: 'cancelled', reason: input.reason },
  });
  return { id: letter.id, state: 'cancelled' };
};
