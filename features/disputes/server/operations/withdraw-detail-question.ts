import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { deleteOpenQuestion, mapDetailQuestions } from '../store/detail-questions.ts';

export const withdrawDetailQuestion: Operation<typeof disputesContract.withdrawDetailQuestion> = async ({
  db,
  scope,
  input,
  services,
  record,
}) => {
  const { contactId, id } = input;
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const known = [...(await mapDetailQuestions(db, services.sealer, contactId)).values()].find((one) => one.id === id);
  if (!known || !(await deleteOpenQuestion(db, contactId, id)))
    return refuse('disputes.questionNotFound', 'There is no such question, or the client has answered it.');
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Question withdrawn: ${known.question}`,
    before: { answer: known.answer },
  });
  return { id };
};
