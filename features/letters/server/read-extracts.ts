// What the originals of a round's report say of its items, for the marked pages behind its letters.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { readLinesInFile } from '../../credit-reports/server/public.ts';
import { standingItems, type StoredItem, type StoredRound } from '../../disputes/server/public.ts';
import type { LineOfFile } from '../../report-files/rules/tracing/line-fields.ts';
import type { LineRows } from '../../report-files/rules/tracing/line-rows.ts';

/** By item of the round; an item whose line is not in the file, or that is no line, is absent. */
export type RoundExtracts = ReadonlyMap<string, LineRows>;

const KINDS = { tradeline: 'account', inquiry: 'inquiry', 'public-record': 'public-record' } as const;

export async function readExtracts(db: Db, services: Pick<Services, 'blobs' | 'sealer'>, round: StoredRound): Promise<RoundExtracts> {
  const asked = standingItems(round).flatMap((item) => {
    const line = lineOf(item);
    return line ? [{ item, line }] : [];
  });
  const rows = await readLinesInFile(
    db,
    services,
    round.reportId,
    asked.map(({ line }) => line),
  );
  return new Map(
    asked.flatMap(({ item }, at) => {
      const found = rows[at];
      return found ? [[item.id, found] as const] : [];
    }),
  );
}

/** Of several lines of an account at one bureau, the first is the one an item is about (report-lines.ts). */
function lineOf(item: StoredItem): LineOfFile | undefined {
  const kind = Object.entries(KINDS).find(([name]) => name === item.kind)?.[1];
  return kind && { kind, id: item.lineId, bureau: item.bureau, index: 0 };
}
