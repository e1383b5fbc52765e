import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { disputesContract } from '../../contract.ts';
import { listQueue } from '../store.ts';

const CURSOR = idCursor('disputes');

export const list: Operation<typeof disputesContract.list> = async ({ db, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listQueue(db, { ...input, after: after?.[0], limit: input.limit + 1 });
  return CURSOR.page(found, input.limit, ({ roundId }) => [roundId]);
};
