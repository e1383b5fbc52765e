import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { ReportLine } from '../../../report-files/rules/report-lines.ts';
import { furnisherOf, openContent } from './item-content.ts';

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
