import type { Operation } from '../../../../platform/server/feature.ts';
import type { activityContract } from '../../contract.ts';
import { listActivity } from '../store.ts';

export const list: Operation<typeof activityContract.list> = async ({ db, scope, input }) => {
  const rows = await listActivity(db, scope, input);
  return { rows, next: rows.length === input.limit ? (rows.at(-1)?.id ?? null) : null };
};
