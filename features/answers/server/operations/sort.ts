import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { findUpload, placeUpload } from '../../../files/server/public.ts';
import { findLetter } from '../../../letters/server/public.ts';
import { letterTo } from '../../../letters/rules/letter-kinds.ts';
import type { answersContract } from '../../contract.ts';
import { viewAnswerById } from '../answer-view.ts';
import { holdAnswer } from '../hold-answer.ts';
import { noteAnswerDay } from '../note-answer-day.ts';
import { updateAnswer, writeContent } from '../store.ts';

export const sort: Operation<typeof answersContract.sort> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const { contactId, letterId, reason } = input;
  const answer = await holdAnswer(call, input, ['to-sort', 'to-enter']);
  if (isRefusal(answer)) return answer;
  if (answer.fromClient && contactId !== answer.contactId)
    return refuse('answers.ofOtherClient', 'The client sent this answer, so it stays with them. Set it aside if it is not theirs.');
  // What was sorted once is sorted otherwise only with a reason, so that the file of a client does not wander unseen.
  if (answer.sortedBy !== null && reason === '')
    return refuse('answers.reasonMissing', 'This answer was sorted before. Please say why it is sorted again.', {
      fields: { reason: 'Please say why.' },
    });
  if (contactId !== null) {
    const contact = await lockActiveContact({ db, scope }, contactId);
    if (isRefusal(contact)) return contact;
  }
  const named = letterId === null ? undefined : await findLetter(db, scope, letterId);
  const letter = named?.contactId === contactId ? named : undefined;
  if (letterId !== null && !letter) return refuse('answers.letterNotFound', 'This letter is none of that client. Choose one of theirs.');
  const file = answer.fileId === null ? undefined : await findUpload(db, { id: answer.fileId });
  if (!file) return refuse('answers.fileGone', 'The file of this answer was deleted. Set the answer aside, and upload the scan again.');
  if (file.contactId !== contactId) await placeUpload(db, file, { contactId, kind: 'bureau-answer', at: now });
  await updateAnswer(db, answer.id, {
    contactId,
    letterId,
    state: contactId === null ? 'to-sort' : 'to-enter',
    sortedBy: contactId === null ? null : 'person',
  });
  await noteAnswerDay(call, answer.letterId, letterId);
  if (reason !== '') await writeContent(db, services.sealer, answer, { reason });
  record({
    contactId: contactId ?? answer.contactId,
    subject: { type: 'answer', id: answer.id },
    summary:
      contactId === null
        ? 'Answer put back among those to sort'
        : letter
          ? `Answer of ${letterTo(letter)} sorted to ${letter.kind === 'round' ? `round ${letter.roundNumber}` : `“${letter.sourceName}”`}`
          : 'Answer sorted to a client, to no letter',
    before: { contactId: answer.contactId, letterId: answer.letterId },
    after: { contactId, letterId, ...(reason !== '' && { reason }) },
  });
  return viewAnswerById(db, answer.id);
};
