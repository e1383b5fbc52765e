import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { LEAD_STAGES } from '../../rules/lead-stages.ts';
import { countColumns, listColumn } from '../store.ts';
import { nextCards } from './column.ts';

export const board: Operation<typeof leadsContract.board> = async ({ db, input }) => {
  const counts = await countColumns(db, input);
  const columns = [];
  for (const stage of LEAD_STAGES) {
    const { count, capped } = counts.get(stage) ?? { count: 0, capped: false };
    const page = count === 0 ? { rows: [], last: undefined } : await listColumn(db, stage, input);
    columns.push({ stage, count, capped, rows: page.rows, next: nextCards(stage, page, input.limit) });
  }
  return { columns };
};
