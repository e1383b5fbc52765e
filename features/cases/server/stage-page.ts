// A page of one stage, and the cursor that leads to the next.
import { z } from 'zod';
import { isInstant } from '../../../platform/base/instant.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { pageCursor } from '../../../platform/server/page-cursor.ts';
import type { CaseCard } from '../contract.ts';
import { listStage, type StageQuery } from './store.ts';

export const STAGE_CURSOR = pageCursor('cases.stage', z.tuple([z.string().refine(isInstant), z.uuid()]));

export async function pageOfStage(db: StaffDb, query: StageQuery): Promise<{ cards: CaseCard[]; next: string | null }> {
  const found = await listStage(db, { ...query, limit: query.limit + 1 });
  const { rows, next } = STAGE_CURSOR.page(found, query.limit, ({ mark, id }) => [mark, id]);
  return { cards: rows.map(({ mark: _mark, ...card }) => card), next };
}
