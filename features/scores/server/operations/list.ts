import { z } from 'zod';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { scoresContract } from '../../contract.ts';
import { listEverybody } from '../store/everybody.ts';

const CURSOR = pageCursor('scores', z.tuple([z.uuid()]));

export const list: Operation<typeof scoresContract.list> = async ({ db, input, now, zone }) => {
  const { filter, search, model, limit } = input;
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listEverybody(db, {
    filter,
    search,
    model,
    today: input.today ?? civilDateAt(now, zone),
    after: after?.[0],
    limit,
  });
  return CURSOR.page(found, limit, ({ contactId }) => [contactId]);
};
