import type { Operation } from '../../../../platform/server/feature.ts';
import type { importsContract } from '../../contract.ts';
import { MAX_IMPORT_BYTES } from '../../rules/file-format.ts';
import { headsOf } from '../../rules/first-row.ts';
import { writeCsvLine } from '../../rules/inert-cells.ts';
import { joinProblems, maskCells } from '../../rules/problem-line.ts';
import { NOT_FOUND } from '../refusals.ts';
import { findImport } from '../store.ts';
import { listProblemRows, openRejects } from '../store/rows.ts';

const PAGE = 500;
const BYTE_ORDER_MARK = '\ufeff';
const TOO_MANY = 'The other problems do not fit in this file. Correct these first and check the file again.';

/** Whole, because it is a file of the contract; no larger than an upload may be, so that it can come back. */
export const getProblemsFile: Operation<typeof importsContract.getProblemsFile> = async ({ db, scope, input, services }) => {
  const one = await findImport(db, input.id);
  if (!one) return NOT_FOUND;
  const hidden = one.createdBy === scope.userId ? undefined : new Set(one.identityColumns);
  const heads = headsOf(one.headers, one.options);
  const parts = [Buffer.from(BYTE_ORDER_MARK + writeCsvLine(['Row', 'Problems', ...heads]))];
  for (let [after, size] = [0, 0]; ;) {
    const page = await listProblemRows(db, one.id, { after, limit: PAGE });
    const rejects = await openRejects(
      db,
      services.sealer,
      one.id,
      page.map((p) => p.row),
    );
    const lines = Buffer.from(
      page
        .map(({ row, problems }) => {
          const cells = rejects.get(row) ?? [];
          return writeCsvLine([String(row), joinProblems(problems, heads), ...(hidden ? maskCells(cells, hidden) : cells)]);
        })
        .join(''),
    );
    size += lines.length;
    if (size > MAX_IMPORT_BYTES) parts.push(Buffer.from(writeCsvLine(['', TOO_MANY])));
    else parts.push(lines);
    after = page.at(-1)?.row ?? after;
    if (size > MAX_IMPORT_BYTES || page.length < PAGE) break;
  }
  return new File(parts, `problems of ${one.fileName.replace(/\.\w+$/, '')}.csv`, { type: 'text/csv' });
};
