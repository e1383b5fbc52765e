// What is known of the reports of many contacts, for lists of people.
import { sql } from 'kysely';
import type { JobDb, StaffDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { CreditReportRow } from '../../contract.ts';

export interface ReportSummary {
  /** All that were added, those that do not count as well: they are bound to the contact. */
  readonly reports: number;
  /** The newest report that counts, by its own date: older ones may be added later. */
  readonly latest: { readonly id: string; readonly reportDate: string | null; readonly scores: CreditReportRow['scores'] } | null;
}

/** Contacts without a report are absent. */
export async function summarizeReports(db: StaffDb | JobDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, ReportSummary>> {
  const found = await sql<
    Pick<Row<'creditReports'>, 'contactId'> & {
      reports: number;
      id: string | null;
      reportDate: string | null;
      scores: CreditReportRow['scores'] | null;
    }
  >`
    select n.contact_id, n.reports, l.id, l.report_date, l.scores
    from (select contact_id, count(*) filter (where source_format is distinct from 'combined') as reports from credit_reports where contact_id = any(${contactIds}::uuid[]) group by contact_id) n
    left join lateral (select id, report_date, scores from credit_reports r where r.contact_id = n.contact_id and r.state = 'ready' order by r.report_date desc nulls last, coalesce(jsonb_array_length(r.bureaus), 0) desc, r.id desc limit 1) l on true`.execute(
    db,
  );
  return new Map(
    found.rows.map((r) => [
      r.contactId,
      { reports: r.reports, latest: r.id === null ? null : { id: r.id, reportDate: r.reportDate, scores: r.scores ?? [] } },
    ]),
  );
}
