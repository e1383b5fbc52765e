import { z } from 'zod';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import type { LeadStage } from '../../rules/lead-stages.ts';
import { readMarker, writeMarker } from '../page-marker.ts';
import { listColumn, type BoardPage } from '../store.ts';

const KEY = { rank: z.int().min(0).max(4), id: z.uuid() };

export const column: Operation<typeof leadsContract.column> = async ({ db, input }) => {
  const after = readMarker(input.stage, KEY, input.after);
  if (after === null) return refuse('leads.cursorUnknown', 'This page marker does not belong to this list.');
  const page = await listColumn(db, input.stage, { ...input, after });
  return { rows: page.rows, next: nextCards(input.stage, page, input.limit) };
};

/** The marker of the next page of a column, when there may be one. */
export function nextCards(stage: LeadStage, page: BoardPage, limit: number): string | null {
  return page.last && page.rows.length === limit ? writeMarker(stage, page.last) : null;
}
