import { civilDateAt, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { proposeOutcomes } from '../../../disputes/server/public.ts';
import { noteMoreSent } from '../../../letters/server/public.ts';
import type { answersContract } from '../../contract.ts';
import { ANSWER_STEP_WORDS } from '../../rules/next-step.ts';
import { viewAnswerById, viewFullAnswer } from '../answer-view.ts';
import { holdAnswer, wrongState } from '../hold-answer.ts';
import { updateAnswer } from '../store.ts';

/**
 * What is sent to the bureau while its time runs gives it 15 more days, so it is recorded with the letter and confirmed as there (law.md G18).
 * That is undone on the letter.
 */
export const finishStep: Operation<typeof answersContract.finishStep> = async (call) => {
  const { db, scope, input, now, zone, services, record, enqueue } = call;
  const { doneOn, confirmsExtension } = input;
  const answer = await holdAnswer(call, input, ['entered']);
  if (isRefusal(answer)) return answer;
  const { step, contactId, roundId, bureau, mailingVersion, receivedOn } = answer;
  if (step === null || contactId === null) return wrongState(answer);
  const unfit =
    doneOn === null
      ? undefined
      : doneOn > civilDateAt(now, zone)
        ? 'This day is in the future.'
        : receivedOn !== null && doneOn < receivedOn
          ? `The answer came on ${formatCivilDate(receivedOn)}. Choose that day or a later one.`
          : undefined;
  if (unfit !== undefined) return refuse('answers.dayUnfit', unfit, { fields: { doneOn: unfit } });
  if (doneOn !== null && step !== 'next-round' && roundId !== null && bureau !== null && mailingVersion !== null) {
    const { answer: full } = await viewFullAnswer(db, services.sealer, answer);
    // An item that waits is one whose time runs.
    if (full.items.some(({ state }) => state === 'in-progress')) {
      const noted = await noteMoreSent(
        db,
        { contactId, roundId, bureau },
        { version: mailingVersion, moreSentOn: doneOn, confirmsExtension },
        { now, zone },
      );
      if (isRefusal(noted)) return noted;
      await enqueue(proposeOutcomes, { contactId });
    }
  }
  await updateAnswer(db, answer.id, { stepDoneOn: doneOn, stepDoneByName: doneOn === null ? null : scope.name });
  record({
    contactId,
    subject: { type: 'answer', id: answer.id },
    summary: `${ANSWER_STEP_WORDS[step]}: ${doneOn === null ? 'not done after all' : `done on ${formatCivilDate(doneOn)}`}`,
    before: { doneOn: answer.stepDoneOn },
    after: { doneOn },
  });
  return viewAnswerById(db, answer.id);
};
