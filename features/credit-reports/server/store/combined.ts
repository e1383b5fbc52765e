// Combined reports: their rows, and the single-bureau reports they may be made of.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { CreditReportRow } from '../../contract.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { SourceFormat } from '../../../report-files/rules/model.ts';
import type { ReportFacts } from '../../rules/report-facts.ts';
import { factColumns, PARTS, type ReportState } from '../store.ts';

type Part = NonNullable<CreditReportRow['parts']>[number];

/** A ready report that holds the file of one bureau. */
export interface SingleRow {
  readonly id: string;
  readonly bureau: Bureau;
  readonly reportDate: CivilDate;
  readonly fileName: string;
  readonly sourceFormat: SourceFormat;
}

/** Those of a contact in the order of their dates. */
export async function listSingles(db: Db, contactId: string): Promise<SingleRow[]> {
  const { rows } =
    await sql<SingleRow>`select id, bureaus ->> 0 as bureau, report_date as "reportDate", file_name as "fileName", source_format as "sourceFormat"
    from credit_reports where contact_id = ${contactId} and state = 'ready' and source_format is distinct from 'combined' and report_date is not null and jsonb_array_length(bureaus) = 1
    order by report_date, id`.execute(db);
  return rows;
}

/** Whether each of these reports of a contact counts. */
export async function areAllReady(db: Db, contactId: string, parts: readonly Part[]): Promise<boolean> {
  const ready = await listSingles(db, contactId);
  return parts.every(({ reportId }) => ready.some(({ id }) => id === reportId));
}

/** `discardedFrom` is null where no person put it aside: its parts no longer belong together. */
export interface CombinedRow {
  readonly id: string;
  readonly parts: readonly Part[];
  readonly state: ReportState;
  readonly discardedFrom: ReportState | null;
  readonly comparedKey: string | null;
}

/** All combined reports ever made, oldest first. */
export async function listCombined(db: Db, contactId: string): Promise<CombinedRow[]> {
  return db
    .selectFrom('creditReports')
    .select(['id', PARTS.as('parts'), 'state', 'discardedFrom', 'comparedKey'])
    .$narrowType<Pick<CombinedRow, 'state' | 'discardedFrom'>>()
    .where('contactId', '=', contactId)
    .where('sourceFormat', '=', 'combined')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ parts, ...row }) => ({ ...row, parts: parts ?? [] })));
}

export interface CombinedContent {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly facts: ReportFacts;
  readonly warnings: number;
  readonly key: string;
  /** Sets other parts. The version changes, so that people who have it open reload it. */
  readonly isChanged: boolean;
}

export async function insertCombined(
  db: Db,
  { id, contactId, at, byName }: { readonly id: string; readonly contactId: string; readonly at: Date; readonly byName: string },
): Promise<void> {
  await sql`insert into credit_reports (contact_id, id, file_id, file_name, sha256, state, progress, source_format, uploaded_at, uploaded_by, uploaded_by_name)
    values (${contactId}, ${id}, null, '', ${`combined ${id}`}, 'ready', 100, 'combined', ${at}, null, ${byName})`.execute(db);
}

/** Sets its parts and their counts. The state stays: a person may have set it aside. */
export async function writeCombined(db: Db, id: string, { name, parts, facts, warnings, key, isChanged }: CombinedContent): Promise<void> {
  const { contactId } = await db
    .updateTable('creditReports')
    .set({
      fileName: name,
      reportDate: facts.reportDate,
      warnings,
      comparedKey: key,
      ...factColumns(facts),
      ...(isChanged && { version: sql<number>`version + 1` }),
    })
    .where('id', '=', id)
    .returning('contactId')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('creditReportParts').where('contactId', '=', contactId).where('combinedId', '=', id).execute();
  await db
    .insertInto('creditReportParts')
    .values(parts.map(({ bureau, reportId }) => ({ contactId, combinedId: id, bureau, partId: reportId })))
    .execute();
}

/** Sets it in or out of use. The version changes, so that people who have it open reload it. */
export async function setCombinedState(db: Db, id: string, state: 'ready' | 'discarded'): Promise<void> {
  await db
    .updateTable('creditReports')
    .set((eb) => ({ state, discardedFrom: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
