import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { answersContract } from '../../contract.ts';
import { viewAnswerById } from '../answer-view.ts';
import { holdAnswer } from '../hold-answer.ts';
import { noteAnswerDay } from '../note-answer-day.ts';
import { updateAnswer } from '../store.ts';

export const restore: Operation<typeof answersContract.restore> = async (call) => {
  const { db, input, record } = call;
  const answer = await holdAnswer(call, input, ['set-aside']);
  if (isRefusal(answer)) return answer;
  const state = answer.stateBefore ?? 'to-sort';
  await updateAnswer(db, answer.id, { state, stateBefore: null });
  await noteAnswerDay(call, answer.letterId);
  record({
    contactId: answer.contactId,
    subject: { type: 'answer', id: answer.id },
    summary: 'Answer restored',
    before: { state: 'set-aside' },
    after: { state },
  });
  return viewAnswerById(db, answer.id);
};
