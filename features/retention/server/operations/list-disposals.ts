import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { retentionContract } from '../../contract.ts';
import { listDisposals as readDisposals } from '../store/disposals.ts';

const CURSOR = idCursor('retention.disposals');

export const listDisposals: Operation<typeof retentionContract.listDisposals> = async ({ db, input: { after, limit } }) => {
  const before = CURSOR.read(after);
  if (isRefusal(before)) return before;
  const found = await readDisposals(db, { before: before?.[0], limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ id }) => [id]);
  return {
    rows: rows.map(({ approvedAt, approvedByName, finishedAt, ...row }) => ({
      ...row,
      approvedAt: approvedAt.toISOString(),
      approvedBy: approvedByName,
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
    next,
  };
};
