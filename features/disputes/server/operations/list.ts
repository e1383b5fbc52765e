import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';
import { listQueue } from '../store.ts';

export const list: Operation<typeof disputesContract.list> = async ({ db, input }) => {
  const rows = await listQueue(db, input);
  return { rows, next: rows.length === input.limit ? (rows.at(-1)?.roundId ?? null) : null };
};
