import { civilDateAt, formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { refuseClaims } from '../../../disputes/rules/claim-refusal.ts';
import { noteNotices, saveAnswers } from '../../../disputes/server/public.ts';
import { acceptUpload } from '../../../files/server/public.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { AnswerItem, answersContract } from '../../contract.ts';
import { ANSWER_KIND_WORDS, leavesItems, saysOutcomes } from '../../rules/answer-kinds.ts';
import { noticeOf, stepDue, stepOf } from '../../rules/next-step.ts';
import { viewFullAnswer } from '../answer-view.ts';
import { holdAnswer, noAnswer } from '../hold-answer.ts';
import { noteAnswerDay } from '../note-answer-day.ts';
import { findAnswer, updateAnswer, writeContent } from '../store.ts';

export const enter: Operation<typeof answersContract.enter> = async (call) => {
  const { db, scope, input, now, zone, services, record, shows } = call;
  const { kind, results } = input;
  const answer = await holdAnswer(call, input, ['to-enter']);
  if (isRefusal(answer)) return answer;
  const { contactId } = answer;
  if (contactId === null) return noAnswer();
  const unfit = refuseDays(input, civilDateAt(now, zone)) ?? refuseClaims(input.note, 'note', 'note');
  if (unfit) return unfit;
  const { answer: before } = await viewFullAnswer(db, services.sealer, answer);
  const wrong = refuseOutcomes(input, { isWritten: answer.letterId !== null && answer.roundId === null, items: before.items });
  if (wrong) return wrong;
  const saved =
    results.length === 0
      ? { ids: [], said: [] }
      : await saveAnswers(call, { contactId, answeredOn: input.answeredOn, fileId: answer.fileId, note: input.note, answers: results });
  if (isRefusal(saved)) return saved;
  const step = stepOf(kind) ?? null;
  const stepDueOn = step === null ? null : (input.stepDueOn ?? stepDue(input.receivedOn));
  const known = new Set<string>(noticeOf(kind)?.parts.map(({ key }) => key));
  await updateAnswer(db, answer.id, {
    state: 'entered',
    kind,
    answeredOn: input.answeredOn,
    receivedOn: input.receivedOn,
    eventOn: noticeOf(kind) ? input.eventOn : null,
    enteredAt: now,
    enteredByName: scope.name,
    outcomeIds: [...saved.ids],
    step,
    stepDueOn,
    stepDoneOn: null,
    stepDoneByName: null,
  });
  // Who enters it has read it, so it waits for no review; the client sees that it arrived.
  if (answer.fileId !== null) await acceptUpload(db, { id: answer.fileId, contactId, kind: 'bureau-answer' }, scope, now);
  await noteAnswerDay(call, answer.letterId);
  await noteNotices(db, contactId, input.putBack, input.answeredOn);
  await writeContent(db, services.sealer, answer, {
    note: input.note,
    contains: input.contains.filter((part) => known.has(part)),
    putBack: input.putBack,
  });
  record({
    contactId,
    subject: { type: 'answer', id: answer.id },
    summary: `Answer${answer.recipient === null ? '' : ` of ${answer.bureau === null ? answer.recipient : BUREAU_NAMES[answer.bureau]}`} of ${formatCivilDate(input.answeredOn)} entered: ${ANSWER_KIND_WORDS[kind]}`,
    after: {
      kind,
      answeredOn: input.answeredOn,
      receivedOn: input.receivedOn,
      ...(saved.said.length > 0 && { answers: saved.said }),
      ...(stepDueOn !== null && { stepDueOn }),
      ...(input.putBack.length > 0 && { putBack: input.putBack }),
    },
  });
  const after = await findAnswer(db, answer.id);
  if (!after) throw new Error(`Answer ${answer.id} is gone.`);
  const shown = await viewFullAnswer(db, services.sealer, after);
  shows(...shown.contactIds);
  return shown.answer;
};

interface Entered {
  readonly kind: Parameters<typeof leavesItems>[0];
  readonly answeredOn: CivilDate;
  readonly receivedOn: CivilDate;
  readonly eventOn: CivilDate | null;
  readonly stepDueOn: CivilDate | null;
  readonly results: readonly { readonly itemId: string }[];
  readonly putBack: readonly string[];
}

/** What happened comes before the letter about it, and that before its arrival. */
function refuseDays({ answeredOn, receivedOn, eventOn, stepDueOn }: Entered, today: CivilDate): Refusal | undefined {
  const at = (field: string, message: string): Refusal => refuse('answers.dayUnfit', message, { fields: { [field]: message } });
  if (answeredOn > today) return at('answeredOn', 'The day on the letter is in the future.');
  if (receivedOn > today) return at('receivedOn', 'The day it came is in the future.');
  if (receivedOn < answeredOn) return at('receivedOn', 'The letter cannot have come before the day it bears.');
  if (eventOn !== null && eventOn > answeredOn) return at('eventOn', 'The letter is older than what it is about.');
  if (stepDueOn !== null && stepDueOn < today) return at('stepDueOn', 'Choose today or a later day.');
  return undefined;
}

/** Only letters of rounds have items; what became of an account by the answer to a written letter is said by the kind alone. */
function refuseOutcomes(
  { kind, results, putBack }: Entered,
  { isWritten, items }: { readonly isWritten: boolean; readonly items: readonly Pick<AnswerItem, 'id' | 'state'>[] },
): Refusal | undefined {
  if (isWritten && kind === 'reinserted-notice')
    return refuse('answers.kindUnfit', 'A notice that an item was put back comes from a bureau. Choose another kind.');
  if (saysOutcomes(kind) && results.length === 0 && !isWritten)
    return refuse('answers.outcomesMissing', 'This kind of answer says what became of items. Choose an outcome for at least one of them.');
  if (leavesItems(kind) && results.length > 0)
    return refuse('answers.outcomesUnfit', 'This kind of answer settles no item. Leave the items open, or choose another kind.');
  if (results.some(({ itemId }) => !items.some(({ id }) => id === itemId)))
    return refuse('answers.outcomesUnfit', 'One of these items is not in the letter that this answers. Choose the right letter first.');
  if (putBack.length > 0 && kind !== 'reinserted-notice')
    return refuse('answers.outcomesUnfit', 'Only a notice that an item was put back names items that are back.');
  if (putBack.some((itemId) => !items.some(({ id, state }) => id === itemId && state === 'removed')))
    return refuse('answers.outcomesUnfit', 'Only an item of this letter that was removed can be put back. Choose the right letter first.');
  return undefined;
}
