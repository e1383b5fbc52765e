import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { ActivityRow, activityContract } from '../../contract.ts';
import { mayHear } from '../../rules/activity-visibility.ts';
import { listActivity } from '../store.ts';

/** Pages read for one answer. A person who may see very few rows gets a short page and continues from there. */
const MOST_LOOKS = 10;

const CURSOR = pageCursor('activity', z.tuple([z.int()]));

/** Rows of which this person may see the records; the others are left out, as they are in the live feed. */
export const list: Operation<typeof activityContract.list> = async ({ db, scope, input, services }) => {
  const shown: ActivityRow[] = [];
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { after: _cursor, ...filter } = input;
  let before = after?.[0];
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const page = await listActivity(db, services.sealer, { ...filter, before });
    for (const { actorId, ...row } of page) {
      before = row.id;
      if (mayHear({ ...row, actorId }, scope, services.catalog.activities)) shown.push(row);
      if (shown.length === input.limit) return { rows: shown, next: CURSOR.write([row.id]) };
    }
    if (page.length < input.limit) return { rows: shown, next: null };
  }
  return { rows: shown, next: before === undefined ? null : CURSOR.write([before]) };
};
