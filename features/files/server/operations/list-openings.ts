import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { NO_DOCUMENT } from '../lock-document.ts';
import { findListed } from '../store/list.ts';
import { listOpenings as readOpenings } from '../store/openings.ts';

export const listOpenings: Operation<typeof filesContract.listOpenings> = async ({ db, input }) => {
  if (!(await findListed(db, input.id))) return NO_DOCUMENT;
  const rows = await readOpenings(db, input.id);
  return {
    rows: rows.map(({ userName, firstAt, lastAt }) => ({ name: userName, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() })),
  };
};
