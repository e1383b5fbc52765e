import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { ReportLine } from '../../../report-files/rules/report-lines.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import { furnisherOf, indexFurnisher, openContent } from './item-content.ts';

/** Who furnished each of these items, as the bureau names them. */
export async function nameFurnishers(db: Db, sealer: Sealer, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    kind: ReportLine['kind'];
    contentSealed: Buffer;
  }>`select id, kind, content_sealed as "contentSealed" from dispute_items
    where id = any(${[...itemIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, furnisherOf({ kind: row.kind, heading: openContent(sealer, row).heading })]));
}

/** How many items of these furnishers are in each state, by bureau; what was never sent, or withdrawn, is not counted. */
export async function countByFurnisher(
  db: Db,
  sealer: Sealer,
  names: readonly string[],
): Promise<{ readonly bureau: Bureau; readonly state: string; readonly items: number }[]> {
  const indexes = names.map((name) => indexFurnisher(sealer, name));
  const { rows } = await sql<{
    bureau: Bureau;
    state: string;
    items: number;
  }>`select bureau, state, count(*)::int as items from dispute_items
    where furnisher_index = any(${indexes}::bytea[]) and state not in ('draft', 'withdrawn') group by bureau, state`.execute(db);
  return rows;
}
