import { z } from 'zod';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { duplicatesContract } from '../../contract.ts';
import { viewPairs } from '../pair-view.ts';
import { countOpenPairs, listOpenPairs, maySeeNumbers } from '../store.ts';

const COUNT_CAP = 1000;
const CURSOR = pageCursor('duplicates', z.tuple([z.string().refine(isInstant), z.uuid(), z.uuid()]));

export const list: Operation<typeof duplicatesContract.list> = async ({ db, scope, input, now }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listOpenPairs(db, { after, limit: input.limit + 1, seesNumbers: maySeeNumbers(scope) });
  const { rows, next } = CURSOR.page(found, input.limit, ({ mark, contactId, otherId }) => [mark, contactId, otherId]);
  const count = after === undefined ? await countOpenPairs(db, maySeeNumbers(scope), COUNT_CAP) : null;
  return {
    rows: await viewPairs(db, rows, now),
    next,
    total: count === null ? null : { count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP },
  };
};
