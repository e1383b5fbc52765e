import { z } from 'zod';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { disputeQueuesContract } from '../../contract.ts';
import { viewRows } from '../view-rows.ts';
import { listQueueRows, placeOf, type QueuePlace } from '../store/queue-rows.ts';

// A place in one queue says nothing about another.
const cursorOf = (queue: string) =>
  pageCursor<QueuePlace>(`disputeQueues.${queue}`, z.tuple([z.string().refine(isInstant), z.uuid(), z.guid()]));

export const list: Operation<typeof disputeQueuesContract.list> = async ({ db, input, now, zone }) => {
  const cursor = cursorOf(input.queue);
  const after = cursor.read(input.after);
  if (isRefusal(after)) return after;
  const today = civilDateAt(now, zone);
  const found = await listQueueRows(db, { today }, { ...input, after, limit: input.limit + 1 });
  const { rows, next } = cursor.page(found, input.limit, placeOf);
  return { rows: await viewRows(db, today, rows), next };
};
