import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { aboutScore, scoreNotFound, viewWritten } from '../score-view.ts';
import { findPoint, setRemoved } from '../store.ts';

export const remove: Operation<typeof scoresContract.remove> = async ({ db, scope, input, now, record }) => {
  const point = await findPoint(db, input.id);
  const contact = point && (await takeOpenContact({ db, scope }, point.contactId));
  if (isRefusal(contact)) return contact;
  if (!point || point.removed) return scoreNotFound();
  if (point.source === 'report') return refuse('scores.fromReport', 'This score stands on a report. Put the report aside to take it out.');
  if (!(await setRemoved(db, point.id, now))) return scoreNotFound();
  record({ ...aboutScore(point, 'taken out'), before: { removed: false }, after: { removed: true } });
  return viewWritten(db, point.id);
};
