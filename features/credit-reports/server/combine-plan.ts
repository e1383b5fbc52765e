// Plans which single-bureau reports of a contact are combined, and recomputes what changed. Nothing is written here.
import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { CreditReportRow } from '../contract.ts';
import { groupReports } from '../rules/combining/group-reports.ts';
import type { KnownPair } from '../../account-matching/rules/known-creditors.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { PARSER_VERSION } from '../../report-files/rules/parser-version.ts';
import { listWords } from '../../report-files/rules/report-view.ts';
import { combineOffThread } from './read-off-thread.ts';
import type { ReportFacts } from '../rules/report-facts.ts';
import { unpackReport } from './unpack-report.ts';
import { openDocument, openPartDocuments } from './store.ts';
import { listCombined, listSingles, type CombinedRow, type SingleRow } from './store/combined.ts';
import { listKnownCreditors, listCurrentMatches, type CurrentMatch } from '../../account-matching/server/public.ts';

/** Raised when the rules for combining change, so that the same reports would be combined differently. */
const COMBINING = '1';

type Parts = readonly NonNullable<CreditReportRow['parts']>[number][];
/** What is to become of one combined report. `row` is null for a new one. */
export interface CombinedReport {
  readonly row: CombinedRow | null;
  readonly name: string;
  readonly parts: Parts;
  readonly key: string;
  readonly facts: ReportFacts;
  readonly warnings: number;
  /** True when its parts changed, so that people are notified. */
  readonly isNews: boolean;
  readonly known?: { readonly pairs: readonly KnownPair[]; readonly facts: ReportFacts };
}
export interface CombinePlan {
  /** What the plan was made from; another one by the time of writing means that it has to be made again. */
  readonly fingerprint: string;
  readonly decisions: readonly CurrentMatch[];
  readonly reports: readonly CombinedReport[];
  /** Those whose parts belong together no longer. */
  readonly parted: readonly CombinedRow[];
}

export async function planCombining(db: Db, sealer: Sealer, contactId: string): Promise<CombinePlan> {
  const [singles, rows, decisions] = [
    await listSingles(db, contactId),
    await listCombined(db, contactId),
    await listCurrentMatches(db, contactId),
  ];
  const groups = groupReports(await withoutAnswers(db, sealer, singles)).map(toParts);
  const used = new Set<CombinedRow>();
  const wanted: { readonly row: CombinedRow | null; readonly parts: Parts }[] = [];
  for (const parts of groups) {
    const row = findRow(
      rows.filter((one) => !used.has(one)),
      parts,
    );
    if (row) used.add(row);
    // Anyone who keeps two reports apart means it also when a third one comes or goes.
    if (row ? isKeptApart(row) : rows.some((one) => isKeptApart(one) && shared(one.parts, parts) > 1)) continue;
    wanted.push({ row: row ?? null, parts });
  }
  // A combined report stays while all its parts are in use and no other one holds them all, since rounds may rest on it.
  const others = rows.filter((row) => row.state === 'ready' && !used.has(row));
  const stays = others.filter(
    (row) =>
      row.parts.every(({ reportId }) => singles.some(({ id }) => id === reportId)) &&
      !groups.some((parts) => shared(row.parts, parts) === row.parts.length),
  );
  const reports: CombinedReport[] = [];
  for (const { row, parts } of [...wanted, ...stays.map((one) => ({ row: one, parts: one.parts }))]) {
    const key = combinedKey(parts, decisions);
    if (row?.comparedKey !== key || row.state !== 'ready') reports.push(await combine(db, sealer, { row, parts, key, decisions }));
  }
  return { fingerprint: fingerprint(singles, rows, decisions), decisions, reports, parted: others.filter((row) => !stays.includes(row)) };
}

/** The state that a contact's combined reports depend on. */
export async function fingerprintCombining(db: Db, contactId: string): Promise<string> {
  return fingerprint(await listSingles(db, contactId), await listCombined(db, contactId), await listCurrentMatches(db, contactId));
}

/** What the counts of a combined report were made from, as a hash. */
export function combinedKey(parts: Parts, decisions: readonly CurrentMatch[]): string {
  return digest([PARSER_VERSION, COMBINING, parts.map(({ reportId }) => reportId), decisions.map(({ id }) => id)]);
}

/** Results of an investigation hold what was disputed and not the file. */
async function withoutAnswers(db: Db, sealer: Sealer, singles: readonly SingleRow[]): Promise<SingleRow[]> {
  if (new Set(singles.map(({ bureau }) => bureau)).size < 2) return [];
  const whole: SingleRow[] = [];
  for (const single of singles) {
    const document = single.sourceFormat === 'tu-disclosure' ? await openDocument(db, sealer, single.id) : undefined;
    if (!document || !unpackReport(document.bytes).warnings.some(({ code }) => code === 'notFullDisclosure')) whole.push(single);
  }
  return whole;
}

function toParts(group: readonly SingleRow[]): Parts {
  return BUREAUS.flatMap((bureau) =>
    group.filter((one) => one.bureau === bureau).map(({ id, reportDate, fileName }) => ({ bureau, reportId: id, reportDate, fileName })),
  );
}

/** The combined report that grows into this one, so that ids of lines stay. Of several, the one with most parts, then the oldest. */
function findRow(rows: readonly CombinedRow[], parts: Parts): CombinedRow | undefined {
  return rows
    .filter((row) => row.parts.length > 1 && shared(row.parts, parts) === row.parts.length)
    .sort((a, b) => b.parts.length - a.parts.length)[0];
}

const shared = (a: Parts, b: Parts): number => a.filter((one) => b.some(({ reportId }) => reportId === one.reportId)).length;
const isKeptApart = ({ state, discardedFrom }: CombinedRow): boolean => state === 'discarded' && discardedFrom !== null;

async function combine(
  db: Db,
  sealer: Sealer,
  {
    row,
    parts,
    key,
    decisions,
  }: { readonly row: CombinedRow | null; readonly parts: Parts; readonly key: string; readonly decisions: readonly CurrentMatch[] },
): Promise<CombinedReport> {
  const documents = await openPartDocuments(db, sealer, parts);
  const first = await combineOffThread({ parts: documents, decisions, known: [] });
  const isNews = row?.state !== 'ready' || row.parts.length !== parts.length;
  // Earlier answers are not reused when only decisions changed: a person who undid one meant it.
  const creditors = isNews ? await listKnownCreditors(db, sealer, first.creditors) : [];
  const { facts, warnings, known } =
    creditors.length > 0 ? await combineOffThread({ parts: documents, decisions, known: creditors }) : first;
  return {
    row,
    parts,
    key,
    facts,
    warnings,
    isNews,
    name: listWords(parts.map(({ bureau }) => BUREAU_NAMES[bureau])),
    ...(known && { known }),
  };
}

function fingerprint(singles: readonly SingleRow[], rows: readonly CombinedRow[], decisions: readonly CurrentMatch[]): string {
  return digest([
    singles.map(({ id, reportDate }) => [id, reportDate]),
    rows.map(({ id, parts, state, discardedFrom, comparedKey }) => [
      id,
      parts.map(({ reportId }) => reportId),
      state,
      discardedFrom,
      comparedKey,
    ]),
    decisions.map(({ id }) => id),
  ]);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
