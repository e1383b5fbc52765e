import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { importsContract } from '../../contract.ts';
import { headsOf } from '../../rules/first-row.ts';
import { NOT_FOUND } from '../refusals.ts';
import { findImport } from '../store.ts';
import { listProblems as readProblems } from '../store/rows.ts';

const CURSOR = pageCursor('imports.problems', z.tuple([z.int32().min(0), z.int32().min(-1)]));

export const listProblems: Operation<typeof importsContract.listProblems> = async ({ db, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const one = await findImport(db, input.id);
  if (!one) return NOT_FOUND;
  const heads = headsOf(one.headers, one.options);
  const found = await readProblems(db, one.id, { after, limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ row, column }) => [row, column]);
  return { rows: rows.map(({ row, column, problem, kind }) => ({ row, column: heads[column] ?? null, problem, kind })), next };
};
