// An answer as it must be for a change: as someone read it, in a state in which the change makes sense, of a contact that is not archived.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { StaffCall } from '../../../platform/server/feature.ts';
import { lockActiveContact } from '../../contacts/server/public.ts';
import { lockRounds } from '../../disputes/server/public.ts';
import type { AnswerState } from '../rules/answer-kinds.ts';
import { findAnswer, lockAnswer, type StoredAnswer } from './store.ts';

export const noAnswer = (): Refusal => refuse('answers.notFound', 'There is no such answer.');
const WRONG_STATE: Readonly<Record<AnswerState, string>> = {
  'to-sort': 'This answer is not sorted yet. Say first whose it is.',
  'to-enter': 'This answer is not entered yet.',
  entered: 'This answer is entered. Undo that first.',
  'set-aside': 'This answer was set aside. Restore it first.',
};
export const wrongState = ({ state }: Pick<StoredAnswer, 'state'>): Refusal => refuse('answers.wrongState', WRONG_STATE[state]);

/** The answer with the rounds of its contact held, until the transaction ends. */
export async function holdAnswer(
  { db, scope }: Pick<StaffCall, 'db' | 'scope'>,
  { id, version }: { readonly id: string; readonly version: number },
  states: readonly AnswerState[],
): Promise<StoredAnswer | Refusal> {
  const seen = await findAnswer(db, id);
  if (!seen) return noAnswer();
  // In the order of everything else that changes a round: rounds, contact, then what hangs on them.
  if (seen.contactId !== null) {
    await lockRounds(db, seen.contactId);
    const contact = await lockActiveContact({ db, scope }, seen.contactId);
    if (isRefusal(contact)) return contact;
  }
  const answer = await lockAnswer(db, id);
  if (!answer) return noAnswer();
  if (answer.version !== version || answer.contactId !== seen.contactId) return changedMeanwhile.refuse();
  return states.includes(answer.state) ? answer : wrongState(answer);
}
