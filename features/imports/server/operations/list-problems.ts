import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { importsContract } from '../../contract.ts';
import { headsOf } from '../../rules/first-row.ts';
import { NOT_FOUND } from '../refusals.ts';
import { findImport } from '../store.ts';
import { listProblems as readProblems } from '../store/rows.ts';

export const listProblems: Operation<typeof importsContract.listProblems> = async ({ db, input }) => {
  const marker = /^(\d{1,9}):(-?\d{1,4})$/.exec(input.after ?? '0:-1');
  if (!marker) return refuse('imports.cursorUnknown', 'This page marker was not made by this list.');
  const one = await findImport(db, input.id);
  if (!one) return NOT_FOUND;
  const found = await readProblems(db, one.id, { after: { row: Number(marker[1]), column: Number(marker[2]) }, limit: input.limit });
  const heads = headsOf(one.headers, one.options);
  const last = found.at(-1);
  return {
    rows: found.map(({ row, column, problem, kind }) => ({ row, column: heads[column] ?? null, problem, kind })),
    next: last && found.length === input.limit ? `${last.row}:${last.column}` : null,
  };
};
