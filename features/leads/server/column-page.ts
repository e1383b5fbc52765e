// A page of one column of the board, and the cursor that leads to the next.
import { z } from 'zod';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { pageCursor } from '../../../platform/server/page-cursor.ts';
import type { LeadCard } from '../contract.ts';
import type { LeadStage } from '../rules/lead-stages.ts';
import { listColumn, type ColumnQuery } from './store.ts';

const key = z.tuple([z.int().min(0).max(4), z.uuid()]);

/** A cursor serves the column that made it. */
export const columnCursor = (stage: LeadStage) => pageCursor(`leads.${stage}`, key);

export async function pageOfColumn(db: StaffDb, stage: LeadStage, query: ColumnQuery): Promise<{ rows: LeadCard[]; next: string | null }> {
  const found = await listColumn(db, stage, { ...query, limit: query.limit + 1 });
  const { rows, next } = columnCursor(stage).page(found, query.limit, ({ rank, card }) => [rank, card.id]);
  return { rows: rows.map(({ card }) => card), next };
}
