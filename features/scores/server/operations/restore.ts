import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { aboutScore, scoreNotFound, viewWritten } from '../score-view.ts';
import { findPoint, setRemoved } from '../store.ts';

/** A score of the same day may have come meanwhile; then the later entry counts, and this one again when that goes. */
export const restore: Operation<typeof scoresContract.restore> = async ({ db, scope, input, record }) => {
  const point = await findPoint(db, input.id);
  const contact = point && (await takeOpenContact({ db, scope }, point.contactId));
  if (isRefusal(contact)) return contact;
  if (!point?.removed || !(await setRemoved(db, point.id, null))) return scoreNotFound();
  record({ ...aboutScore(point, 'put back'), before: { removed: true }, after: { removed: false } });
  return viewWritten(db, point.id);
};
