import { addDays, civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { describeScore } from '../score-view.ts';
import { hasScoreOf, insertTyped } from '../store.ts';

export const add: Operation<typeof scoresContract.add> = async ({ db, scope, input, now, zone, record }) => {
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  // The person may be in a time zone where it is already tomorrow.
  if (daysBetween(addDays(civilDateAt(now, zone), 1), input.scoredOn) > 0) {
    return refuse('scores.inFuture', 'This day is in the future.', { fields: { scoredOn: 'This day is in the future.' } });
  }
  if (await hasScoreOf(db, input)) {
    return refuse('scores.sameDay', 'This bureau and model already has a score for this day.', {
      fields: { scoredOn: 'This day already has a score.' },
    });
  }
  const id = newId(now);
  const { note, ...score } = input;
  await insertTyped(db, { ...score, id, note: note === '' ? null : note, at: now, byName: scope.name });
  record({
    ...describeScore({ id, ...score }, 'added by hand'),
    after: { bureau: score.bureau, model: score.model, value: score.value, scoredOn: score.scoredOn },
  });
  return {
    ...score,
    id,
    source: 'hand',
    reportId: null,
    note: note === '' ? null : note,
    addedBy: scope.name,
  };
};
