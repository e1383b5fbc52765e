import type { Operation } from '../../../../platform/server/feature.ts';
import type { duplicatesContract } from '../../contract.ts';
import { UNDO_DAYS } from '../../rules/merge-fields.ts';
import { viewMerge } from '../merge-view.ts';
import { listMerges as listStored } from '../store.ts';

const DAY_MS = 86_400_000;

export const listMerges: Operation<typeof duplicatesContract.listMerges> = async ({ db, input, now }) => {
  const found = await listStored(db, {
    since: new Date(now.getTime() - UNDO_DAYS * DAY_MS),
    after: input.after,
    limit: input.limit + 1,
  });
  const rows = found.slice(0, input.limit).map(viewMerge);
  return { rows, next: found.length > input.limit ? (rows.at(-1)?.id ?? null) : null };
};
