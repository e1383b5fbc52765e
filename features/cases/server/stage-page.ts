// A page of one stage, and the marker that leads to the next.
import { isInstant } from '../../../platform/base/instant.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { CaseCard } from '../contract.ts';
import { listStage, type StageQuery } from './store.ts';

export async function pageOfStage(db: StaffDb, query: StageQuery): Promise<{ cards: CaseCard[]; next: string | null }> {
  const found = await listStage(db, { ...query, limit: query.limit + 1 });
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    cards: page.map(({ mark: _mark, ...card }) => card),
    next: last && found.length > query.limit ? `${last.mark}_${last.id}` : null,
  };
}

/** Time and id inside a page marker; undefined when it is none of ours. */
export function readStageMarker(marker: string): readonly [string, string] | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(marker);
  const [, since, id] = match ?? [];
  return since !== undefined && id !== undefined && isInstant(since) ? [since, id] : undefined;
}
