import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { duplicatesContract } from '../../contract.ts';
import { UNDO_DAYS } from '../../rules/merge-fields.ts';
import { viewMerge } from '../merge-view.ts';
import { listMerges as listStored } from '../store.ts';

const DAY_MS = 86_400_000;

const CURSOR = idCursor('merges');

export const listMerges: Operation<typeof duplicatesContract.listMerges> = async ({ db, input, now }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listStored(db, {
    since: new Date(now.getTime() - UNDO_DAYS * DAY_MS),
    after: after?.[0],
    limit: input.limit + 1,
  });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map(viewMerge), next };
};
