// The reports of a contact in the order they were pulled, and what was compared of them.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { CreditReportRow } from '../../contract.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { SourceFormat } from '../../../report-files/rules/model.ts';
import type { ReportFacts } from '../../rules/report-facts.ts';
import { factColumns } from '../store.ts';

export interface ChainLink {
  readonly id: string;
  readonly reportDate: CivilDate | null;
  readonly bureaus: readonly Bureau[] | null;
  readonly confirmedComplete: readonly Bureau[];
  readonly comparedKey: string | null;
  readonly compared: CreditReportRow['compared'];
  readonly uploadedAt: Date;
  readonly uploadedByName: string;
}

/** The ready reports of a contact as they were read, oldest first; those without a date before all others. */
export async function listChain(db: Db, contactId: string): Promise<ChainLink[]> {
  const { rows } =
    await sql<ChainLink>`select id, report_date as "reportDate", bureaus, confirmed_complete as "confirmedComplete", compared_key as "comparedKey", compared,
      uploaded_at as "uploadedAt", uploaded_by_name as "uploadedByName"
    from credit_reports where contact_id = ${contactId} and state = 'ready' and parts is null order by report_date nulls first, id`.execute(
      db,
    );
  return rows;
}

export interface ReadyReport {
  readonly id: string;
  readonly reportDate: CivilDate | null;
  readonly sourceFormat: SourceFormat;
  /** Null for reports read before this was kept. */ readonly bureaus: readonly Bureau[] | null;
}

/** The reports of a contact that count, as they were read, oldest first; those without a date before all others. */
export async function listReadyReports(db: StaffDb | JobDb, contactId: string): Promise<ReadyReport[]> {
  const { rows } =
    await sql<ReadyReport>`select id, report_date as "reportDate", source_format as "sourceFormat", bureaus from credit_reports
    where contact_id = ${contactId} and state = 'ready' and parts is null order by report_date nulls first, id`.execute(db);
  return rows;
}

/** Keeps how a report compares with the one before it. The version stays: nobody's choice changed. */
export async function setCompared(
  db: Db,
  id: string,
  { key, facts, compared }: { readonly key: string; readonly facts: ReportFacts; readonly compared: CreditReportRow['compared'] },
): Promise<void> {
  await db
    .updateTable('creditReports')
    .set({ comparedKey: key, compared: compared && sql`${JSON.stringify(compared)}::jsonb`, ...factColumns(facts) })
    .where('id', '=', id)
    .execute();
}
