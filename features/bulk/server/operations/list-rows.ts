import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { bulkContract } from '../../contract.ts';
import { NOT_FOUND } from '../plan.ts';
import { listResults } from '../store/rows.ts';
import { findRun } from '../store/runs.ts';

const CURSOR = pageCursor('bulk.rows', z.tuple([z.int32()]));

export const listRows: Operation<typeof bulkContract.listRows> = async ({ db, input: { id, outcome, after, limit } }) => {
  const from = CURSOR.read(after);
  if (isRefusal(from)) return from;
  if (!(await findRun(db, id))) return NOT_FOUND;
  const found = await listResults(db, id, { outcome, after: from?.[0], limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ position }) => [position]);
  return { rows: rows.map(({ position: _position, ...row }) => row), next };
};
