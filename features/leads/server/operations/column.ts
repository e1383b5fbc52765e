import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { columnCursor, pageOfColumn } from '../column-page.ts';

export const column: Operation<typeof leadsContract.column> = async ({ db, input }) => {
  const after = columnCursor(input.stage).read(input.after);
  return isRefusal(after) ? after : pageOfColumn(db, input.stage, { ...input, after });
};
