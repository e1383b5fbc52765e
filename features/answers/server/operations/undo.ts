import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { noteNotices, takeBackAnswers } from '../../../disputes/server/public.ts';
import type { answersContract } from '../../contract.ts';
import { viewAnswerById } from '../answer-view.ts';
import { holdAnswer } from '../hold-answer.ts';
import { noteAnswerDay } from '../note-answer-day.ts';
import { openContent, updateAnswer, writeContent } from '../store.ts';

/** What was typed stays in the form, so that only what was wrong is typed again. */
export const undo: Operation<typeof answersContract.undo> = async (call) => {
  const { db, input, services, record } = call;
  const answer = await holdAnswer(call, input, ['entered']);
  if (isRefusal(answer)) return answer;
  if (answer.contactId !== null && answer.outcomeIds.length > 0) await takeBackAnswers(call, answer.contactId, answer.outcomeIds);
  await updateAnswer(db, answer.id, {
    state: 'to-enter',
    enteredAt: null,
    enteredByName: null,
    outcomeIds: [],
    step: null,
    stepDueOn: null,
    stepDoneOn: null,
    stepDoneByName: null,
  });
  if (answer.contactId !== null) await noteNotices(db, answer.contactId, openContent(services.sealer, answer).putBack, null);
  await noteAnswerDay(call, answer.letterId);
  await writeContent(db, services.sealer, answer, { reason: input.reason });
  record({
    contactId: answer.contactId,
    subject: { type: 'answer', id: answer.id },
    summary: `Entering of an answer undone: ${input.reason}`,
    before: { kind: answer.kind },
    after: { reason: input.reason },
  });
  return viewAnswerById(db, answer.id);
};
