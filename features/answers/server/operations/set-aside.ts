import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { answersContract } from '../../contract.ts';
import { viewAnswerById } from '../answer-view.ts';
import { holdAnswer, wrongState } from '../hold-answer.ts';
import { noteAnswerDay } from '../note-answer-day.ts';
import { updateAnswer, writeContent } from '../store.ts';

export const setAside: Operation<typeof answersContract.setAside> = async (call) => {
  const { db, input, services, record } = call;
  const answer = await holdAnswer(call, input, ['to-sort', 'to-enter']);
  if (isRefusal(answer)) return answer;
  if (answer.state !== 'to-sort' && answer.state !== 'to-enter') return wrongState(answer);
  await updateAnswer(db, answer.id, { state: 'set-aside', stateBefore: answer.state });
  await noteAnswerDay(call, answer.letterId);
  await writeContent(db, services.sealer, answer, { reason: input.reason });
  record({
    contactId: answer.contactId,
    subject: { type: 'answer', id: answer.id },
    summary: `Answer set aside: ${input.reason}`,
    after: { reason: input.reason },
  });
  return viewAnswerById(db, answer.id);
};
