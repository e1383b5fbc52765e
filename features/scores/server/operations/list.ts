import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { scoresContract } from '../../contract.ts';
import { readContactMarker, writeMarker } from '../page-marker.ts';
import { listEverybody } from '../store/everybody.ts';

export const list: Operation<typeof scoresContract.list> = async ({ db, input, now }) => {
  const { filter, search, model, limit } = input;
  const after = readContactMarker(input.after);
  if (after === null) return refuse('scores.cursorUnknown', 'This page marker does not belong to this list.');
  const found = await listEverybody(db, {
    filter,
    search,
    model,
    today: input.today ?? civilDateAt(now, OFFICE_ZONE),
    after: after?.contact,
    limit,
  });
  const rows = found.slice(0, limit);
  const end = rows.at(-1);
  return { rows, next: end && found.length > limit ? writeMarker({ contact: end.contactId }) : null };
};
