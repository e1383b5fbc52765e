// Reports as they are kept: the row that lists show, and the normalized report beside it, sealed.
import { sql } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { packJson } from '../../../platform/server/packed-json.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { CreditReportRow } from '../contract.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import type { ReportFacts } from '../rules/report-facts.ts';

export type ReportState = CreditReportRow['state'];
export type ReportsTable = {
  contact_id: string;
  id: string;
  file_id: string | null;
  file_name: string;
  sha256: string;
  state: ReportState;
  progress: number;
  refusal_code: string | null;
  refusal: string | null;
  version: number;
  doubts: CreditReportRow['doubts'];
  person_confirmed_by: string | null;
  possible_matches: number | null;
  compared: CreditReportRow['compared'];
  source_format: string | null;
  provider: string | null;
  report_date: string | null;
  accounts: number | null;
  negatives: number | null;
  warnings: number | null;
  scores: CreditReportRow['scores'];
  document_sealed: Buffer | null;
  manual_sealed: Buffer | null;
  discarded_from: ReportState | null;
  confirmed_complete: Bureau[];
  bureaus: Bureau[] | null;
  compared_key: string | null;
  parts: CreditReportRow['parts'];
  uploaded_at: Date;
  uploaded_by: string | null;
  uploaded_by_name: string;
};
export type Tables = { credit_reports: ReportsTable };
const tables = (db: Db) => db.withTables<Tables>();
const LISTED = [
  'id',
  'contact_id',
  'file_id',
  'file_name',
  'state',
  'progress',
  'refusal',
  'source_format',
  'provider',
  'report_date',
  'accounts',
  'negatives',
  'warnings',
  'scores',
  'uploaded_at',
  'uploaded_by_name',
  'version',
  'doubts',
  'person_confirmed_by',
  'possible_matches',
  'compared',
  'parts',
  'bureaus',
] as const;
const IN_SIGHT = sql<boolean>`not (parts is not null and state = 'discarded' and discarded_from is null)`;
type ListedRow = Pick<ReportsTable, (typeof LISTED)[number]>;

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

/** For jobs, which act for nobody in particular. */
export async function findReportById(db: Db, id: string): Promise<StoredReport | undefined> {
  const row = await tables(db).selectFrom('credit_reports').select(LISTED).where('id', '=', id).executeTakeFirst();
  return row && present(row);
}

export async function listReports(
  db: Db,
  _scope: StaffScope,
  query: { contactId: string; after?: string | undefined; limit: number },
): Promise<CreditReportRow[]> {
  // Combined reports that no person put aside, and whose parts belong together no longer, are nobody's concern.
  let q = tables(db)
    .selectFrom('credit_reports')
    .select(LISTED)
    .where('contact_id', '=', query.contactId)
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
  const row = await tables(db)
    .selectFrom('credit_reports')
    .select(['contact_id', 'document_sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.document_sealed ? { contactId: row.contact_id, bytes: sealer.open(place(id), row.document_sealed) } : undefined;
}

/** The documents a combined report is put together from; undefined for any other. */
export async function openParts(
  db: Db,
  sealer: Sealer,
  id: string,
): Promise<{ readonly contactId: string; readonly parts: readonly PartDocument[] } | undefined> {
  const row = await tables(db).selectFrom('credit_reports').select(['contact_id', 'parts']).where('id', '=', id).executeTakeFirst();
  return row?.parts ? { contactId: row.contact_id, parts: await openPartDocuments(db, sealer, row.parts) } : undefined;
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
  await tables(db).updateTable('credit_reports').set({ progress }).where('id', '=', id).where('state', '=', 'reading').execute();
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

/** Keeps what was read, as it was read; false when the report is no longer waiting for it in state `from` (a job that ran twice). */
export async function setRead(
  db: Db,
  sealer: Sealer,
  id: string,
  from: 'reading' | 'manual',
  { report, facts, doubts, comparedKey, state }: ReadResult,
): Promise<boolean> {
  const done = await tables(db)
    .updateTable('credit_reports')
    .set({
      state,
      progress: 100,
      source_format: report.sourceFormat,
      provider: report.provider ?? null,
      report_date: facts.reportDate,
      ...factColumns(facts),
      warnings: report.warnings.length,
      doubts: sql`${JSON.stringify(doubts)}::jsonb`,
      compared_key: comparedKey,
      refusal_code: null,
      refusal: null,
      document_sealed: sealer.seal(place(id), packJson(report)),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** What is counted of a report; counted again when its lines are put together otherwise. */
export function factColumns({ accounts, negatives, possibleMatches, bureaus, scores }: ReportFacts) {
  const shown = scores.map(({ bureau, modelPrinted, value }) => ({ bureau, model: modelPrinted, value }));
  return {
    accounts,
    negatives,
    possible_matches: possibleMatches,
    bureaus: sql<Bureau[]>`${JSON.stringify(bureaus)}::jsonb`,
    scores: sql<CreditReportRow['scores']>`${JSON.stringify(shown)}::jsonb`,
  };
}

export async function setRefused(db: Db, id: string, code: string, sentence: string): Promise<boolean> {
  const done = await tables(db)
    .updateTable('credit_reports')
    .set({ state: 'refused', progress: 100, refusal_code: code, refusal: sentence })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function place(id: string) {
  return `credit_reports:${id}:document` as const;
}

function present(r: ListedRow): StoredReport {
  return {
    id: r.id,
    contactId: r.contact_id,
    fileId: r.file_id,
    hasFile: r.file_id !== null,
    fileName: r.file_name,
    uploadedAt: r.uploaded_at.toISOString(),
    uploadedBy: r.uploaded_by_name,
    state: r.state,
    progress: r.progress,
    refusal: r.refusal,
    sourceFormat: r.source_format,
    provider: r.provider,
    reportDate: r.report_date,
    accounts: r.accounts,
    negatives: r.negatives,
    warnings: r.warnings,
    scores: r.scores,
    parts: r.parts,
    bureaus: r.bureaus,
    version: r.version,
    doubts: r.doubts,
    personConfirmedBy: r.person_confirmed_by,
    possibleMatches: r.possible_matches,
    compared: r.compared,
  };
}
