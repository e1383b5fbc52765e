// Reports as they are kept: the row that lists show, and the normalized report beside it, sealed.
import { sql } from 'kysely';
import type { Db, Row, StaffDb } from '../../../platform/server/database/open-database.ts';
import { packJson } from '../../../platform/server/packed-json.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { CreditReportRow } from '../contract.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { ownReport } from '../../report-files/rules/own-report.ts';
import type { ReportFacts } from '../rules/report-facts.ts';

export type ReportState = CreditReportRow['state'];
export const LISTED = [
  'id',
  'contactId',
  'fileId',
  'fileName',
  'state',
  'progress',
  'refusal',
  'sourceFormat',
  'provider',
  'reportDate',
  'accounts',
  'negatives',
  'warnings',
  'scores',
  'uploadedAt',
  'uploadedByName',
  'version',
  'doubts',
  'personConfirmedBy',
  'possibleMatches',
  'compared',
  'bureaus',
] as const;
/** The reports a combined report is made of, in the order of the bureaus; null for one that was read. */
export const PARTS = sql<CreditReportRow['parts']>`case when credit_reports.source_format = 'combined' then (
  select coalesce(jsonb_agg(jsonb_build_object('bureau', p.bureau, 'reportId', p.part_id, 'reportDate', part.report_date, 'fileName', part.file_name)
    order by p.bureau), '[]'::jsonb)
  from credit_report_parts p join credit_reports part on part.contact_id = p.contact_id and part.id = p.part_id
  where p.contact_id = credit_reports.contact_id and p.combined_id = credit_reports.id) end`;
const IN_SIGHT = sql<boolean>`not (source_format is not distinct from 'combined' and state = 'discarded' and discarded_from is null)`;
/** What the columns hold that the database knows only as text and JSON. */
export type Stated = Pick<CreditReportRow, 'state' | 'doubts' | 'compared' | 'scores' | 'bureaus'>;
type ListedRow = Pick<Row<'creditReports'>, (typeof LISTED)[number]> & Stated & Pick<CreditReportRow, 'parts'>;

/** A stored report without its content. `fileId` is null for one typed in without a file. */
export interface StoredReport extends CreditReportRow {
  readonly fileId: string | null;
}

/** Adds an uploaded report in state 'reading'; false when the contact already holds the same file. */
export async function insertReport(
  db: Db,
  r: { id: string; contactId: string; fileId: string; fileName: string; sha256: string; at: Date; byId: string | null; byName: string },
): Promise<boolean> {
  const done =
    await sql`insert into credit_reports (contact_id, id, file_id, file_name, sha256, state, uploaded_at, uploaded_by, uploaded_by_name)
    values (${r.contactId}, ${r.id}, ${r.fileId}, ${r.fileName}, ${r.sha256}, 'reading', ${r.at}, ${r.byId}, ${r.byName})
    on conflict (contact_id, sha256) do nothing`.execute(db);
  return done.numAffectedRows === 1n;
}

export async function findReport(db: Db, scope: StaffScope | ClientScope, id: string): Promise<StoredReport | undefined> {
  const row = await findReportById(db, id);
  return row && (scope.kind === 'staff' || scope.contactId === row.contactId) ? row : undefined;
}

/** For jobs, which act for no one in particular. */
export async function findReportById(db: Db, id: string): Promise<StoredReport | undefined> {
  const row = await db
    .selectFrom('creditReports')
    .select(LISTED)
    .select(PARTS.as('parts'))
    .$narrowType<Stated>()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && present(row);
}

export async function listReports(
  db: StaffDb,
  query: { contactId: string; after?: string | undefined; limit: number },
): Promise<CreditReportRow[]> {
  // Combined reports that no person set aside, and whose parts belong together no longer, are no one's concern.
  let q = db
    .selectFrom('creditReports')
    .select(LISTED)
    .select(PARTS.as('parts'))
    .$narrowType<Stated>()
    .where('contactId', '=', query.contactId)
    .where(IN_SIGHT)
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map(present).map(withoutFile);
}

/** The row as screens see it. */
export function withoutFile({ fileId: _file, ...row }: StoredReport): CreditReportRow {
  return row;
}

/** A report as it was read, as compressed JSON. A combined one has the document of each part instead. */
export interface ReportDocument {
  readonly contactId: string;
  readonly bytes: Buffer;
}
export interface PartDocument {
  readonly reportId: string;
  readonly bureau: Bureau;
  readonly bytes: Buffer;
}

/** The report as it was read, and whose it is; undefined unless it was read. */
export async function openDocument(db: Db, sealer: Sealer, id: string): Promise<ReportDocument | undefined> {
  const row = await db.selectFrom('creditReports').select(['contactId', 'documentSealed']).where('id', '=', id).executeTakeFirst();
  return row?.documentSealed ? { contactId: row.contactId, bytes: sealer.open(place(id), row.documentSealed) } : undefined;
}

/** Identifies the content of a report without opening it: its row is written with every change, also of its parts. */
export async function findContentState(
  db: Db,
  id: string,
): Promise<{ readonly contactId: string; readonly key: string; readonly isSetAside: boolean } | undefined> {
  const row = await db
    .selectFrom('creditReports')
    .select(['contactId', 'version', 'state', sql<string>`xmin::text`.as('written')])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      contactId: row.contactId,
      key: JSON.stringify([row.written, row.version]),
      isSetAside: row.state === 'discarded',
    }
  );
}

/** The documents of the parts of a combined report; undefined for any other. */
export async function openParts(
  db: Db,
  sealer: Sealer,
  id: string,
): Promise<{ readonly contactId: string; readonly parts: readonly PartDocument[] } | undefined> {
  const row = await db
    .selectFrom('creditReports')
    .select(['contactId', PARTS.as('parts')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.parts ? { contactId: row.contactId, parts: await openPartDocuments(db, sealer, row.parts) } : undefined;
}

export async function openPartDocuments(
  db: Db,
  sealer: Sealer,
  parts: readonly { readonly reportId: string; readonly bureau: Bureau }[],
): Promise<PartDocument[]> {
  const opened: PartDocument[] = [];
  for (const { reportId, bureau } of parts) {
    const document = await openDocument(db, sealer, reportId);
    if (document) opened.push({ reportId, bureau, bytes: document.bytes });
  }
  return opened;
}

export async function setProgress(db: Db, id: string, progress: number): Promise<void> {
  await db.updateTable('creditReports').set({ progress }).where('id', '=', id).where('state', '=', 'reading').execute();
}

/** What reading a report, by file or by hand, found out. */
export interface ReadResult {
  readonly report: CreditReport;
  readonly facts: ReportFacts;
  readonly doubts: CreditReportRow['doubts'];
  readonly comparedKey: string;
  /** 'questioned' when a doubt stops it. */
  readonly state: 'ready' | 'questioned';
}

/** Stores the client's part of the report as it was read; false when it is no longer in state `from` (a job that ran twice). */
export async function setRead(
  db: Db,
  sealer: Sealer,
  id: string,
  from: 'reading' | 'manual',
  { report, facts, doubts, comparedKey, state }: ReadResult,
): Promise<boolean> {
  const done = await db
    .updateTable('creditReports')
    .set({
      state,
      progress: 100,
      sourceFormat: report.sourceFormat,
      provider: report.provider ?? null,
      reportDate: facts.reportDate,
      ...factColumns(facts),
      warnings: report.warnings.length,
      doubts: sql`${JSON.stringify(doubts)}::jsonb`,
      comparedKey,
      refusalCode: null,
      refusal: null,
      documentSealed: sealer.seal(place(id), packJson(ownReport(report))),
      peopleSealed: null,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** The counts of a report; made again when its lines are matched differently. */
export function factColumns({ accounts, negatives, possibleMatches, bureaus, scores }: ReportFacts) {
  const shown = scores.map(({ bureau, modelPrinted, value }) => ({ bureau, model: modelPrinted, value }));
  return {
    accounts,
    negatives,
    possibleMatches,
    bureaus: sql<Bureau[]>`${JSON.stringify(bureaus)}::jsonb`,
    scores: sql<CreditReportRow['scores']>`${JSON.stringify(shown)}::jsonb`,
  };
}

export async function setRefused(db: Db, id: string, code: string, sentence: string): Promise<boolean> {
  const done = await db
    .updateTable('creditReports')
    .set({ state: 'refused', progress: 100, refusalCode: code, refusal: sentence })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function place(id: string) {
  return `credit_reports:${id}:document` as const;
}

export function present(r: ListedRow): StoredReport {
  return {
    id: r.id,
    contactId: r.contactId,
    fileId: r.fileId,
    hasFile: r.fileId !== null,
    fileName: r.fileName,
    uploadedAt: r.uploadedAt.toISOString(),
    uploadedBy: r.uploadedByName,
    state: r.state,
    progress: r.progress,
    refusal: r.refusal,
    sourceFormat: r.sourceFormat,
    provider: r.provider,
    reportDate: r.reportDate,
    accounts: r.accounts,
    negatives: r.negatives,
    warnings: r.warnings,
    scores: r.scores,
    parts: r.parts,
    bureaus: r.bureaus,
    version: r.version,
    doubts: r.doubts,
    personConfirmedBy: r.personConfirmedBy,
    possibleMatches: r.possibleMatches,
    compared: r.compared,
  };
}
