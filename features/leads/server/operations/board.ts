import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { LEAD_STAGES } from '../../rules/lead-stages.ts';
import { pageOfColumn } from '../column-page.ts';
import { countColumns } from '../store.ts';

export const board: Operation<typeof leadsContract.board> = async ({ db, input }) => {
  const counts = await countColumns(db, input);
  const columns = [];
  for (const stage of LEAD_STAGES) {
    const { count, capped } = counts.get(stage) ?? { count: 0, capped: false };
    const page = count === 0 ? { rows: [], next: null } : await pageOfColumn(db, stage, input);
    columns.push({ stage, count, capped, ...page });
  }
  return { columns };
};
