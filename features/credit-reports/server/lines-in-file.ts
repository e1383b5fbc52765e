// Lines of a report as the file it was read from has them, for extracts. Read from the sealed original when they are asked for: nothing
// more is stored.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { readBytes } from '../../files/server/public.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { LineOfFile } from '../../report-files/rules/tracing/line-fields.ts';
import type { LineRows } from '../../report-files/rules/tracing/line-rows.ts';
import { openReport } from './open-report.ts';
import { rowsOffThread } from './rows-off-thread.ts';
import { findReportById } from './store.ts';
import { findChosenPerson } from './store/people.ts';

/** Lines whose rows are kept, so that a draft that is saved again and again is not located each time. */
const MOST_KEPT = 400;
/** In memory only, per sealer, as opened reports are. An original never changes. */
const KEPT = new WeakMap<Sealer, Map<string, LineRows | null>>();

/**
 * The rows of `lines` of a report, in their order; null for a line that was typed in, or is not found in the file as the report has it, and
 * for all when the original is no longer there.
 */
export async function readLinesInFile(
  db: Db,
  services: Pick<Services, 'blobs' | 'sealer'>,
  reportId: string,
  lines: readonly LineOfFile[],
): Promise<(LineRows | null)[]> {
  const stored = await findReportById(db, reportId);
  const report = lines.length === 0 ? undefined : await openReport(db, services.sealer, reportId);
  if (!stored || !report) return lines.map(() => null);
  const known = KEPT.get(services.sealer) ?? new Map<string, LineRows | null>();
  KEPT.set(services.sealer, known);
  const keyOf = ({ kind, id, bureau, index }: LineOfFile): string =>
    [reportId, stored.version, report.parserVersion, kind, id, bureau, index].join('|');
  const missing = lines.filter((line) => !known.has(keyOf(line)));
  const originals: readonly { readonly reportId: string; readonly bureau?: Bureau }[] = stored.parts ?? [{ reportId }];
  for (const original of originals) {
    const own = missing.filter(({ bureau }) => original.bureau === undefined || original.bureau === bureau);
    const file = own.length === 0 ? undefined : (await findReportById(db, original.reportId))?.fileId;
    if (!file) continue;
    const bytes = await readBytes(db, services, file).catch(() => undefined);
    if (!bytes) continue;
    const person = await findChosenPerson(db, original.reportId);
    const rows = await rowsOffThread({ bytes, person, report, lines: own });
    own.forEach((line, at) => known.set(keyOf(line), rows[at] ?? null));
  }
  const found = lines.map((line) => known.get(keyOf(line)) ?? null);
  for (const key of known.keys()) if (known.size > MOST_KEPT) known.delete(key);
  return found;
}
