import { addDays, civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { aboutScore, viewWritten } from '../score-view.ts';
import { hasScoreOf, insertTyped } from '../store.ts';

export const add: Operation<typeof scoresContract.add> = async ({ db, scope, input, now, record }) => {
  const contact = await takeOpenContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  // Somewhere on earth it is tomorrow already; whoever types this may be there.
  if (daysBetween(addDays(civilDateAt(now, OFFICE_ZONE), 1), input.scoredOn) > 0) {
    return refuse('scores.inFuture', 'This day lies in the future.', { fields: { scoredOn: 'This day lies in the future.' } });
  }
  if (await hasScoreOf(db, input)) {
    return refuse('scores.sameDay', 'There is a score of this bureau, model and day already.', {
      fields: { scoredOn: 'There is a score of this day already.' },
    });
  }
  const id = newId(now);
  const { note, ...score } = input;
  await insertTyped(db, { ...score, id, note: note === '' ? null : note, at: now, byName: scope.name });
  record({
    ...aboutScore({ id, ...score }, 'typed in'),
    after: { bureau: score.bureau, model: score.model, value: score.value, scoredOn: score.scoredOn },
  });
  return viewWritten(db, id);
};
