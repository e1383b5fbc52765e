// What changed from report to report.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { ReportChange } from '../contract.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';

/** An event without what storing it adds; `occurrence` tells lines of one key apart. */
export interface EventContent extends Omit<ReportChange, 'id' | 'taskId'> {
  readonly position: number;
  readonly occurrence: number;
}
export interface StoredEvent extends EventContent {
  readonly id: string;
  readonly taskId: string | null;
}
export interface EventQuery {
  readonly kind?: ReportChange['kind'] | undefined;
  readonly bureau?: Bureau | undefined;
  readonly afterPosition?: number | undefined;
  readonly limit: number;
}

const SELECT = sql`select id, report_id as "reportId", previous_report_id as "previousReportId", position, bureau, kind, line, line_key as "lineKey", occurrence, heading,
  account_number_masked as "accountNumberMasked", negative, previous_line_id as "previousLineId", next_line_id as "nextLineId", changes, evidence, task_id as "taskId" from credit_report_events`;

/** A page of a report's events in their order; without `kind`, everything but unchanged lines. */
export async function pageEvents(db: Db, reportId: string, { kind, bureau, afterPosition, limit }: EventQuery): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`${SELECT} where report_id = ${reportId} and position > ${afterPosition ?? -1}
    and ${kind === undefined ? sql`kind <> 'unchanged'` : sql`kind = ${kind}`} ${bureau === undefined ? sql`` : sql`and bureau = ${bureau}`} order by position limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Everything that changed, and what did not, in a report against those before it. */
export async function listEvents(db: Db, reportId: string): Promise<StoredEvent[]> {
  return (await sql<StoredEvent>`${SELECT} where report_id = ${reportId} order by position`.execute(db)).rows;
}

/** Lines of a contact's accounts that went or came back, report by report. */
export async function listFates(db: Db, contactId: string): Promise<StoredEvent[]> {
  return (
    await sql<StoredEvent>`${SELECT} where contact_id = ${contactId} and kind in ('deleted', 're-inserted') and line = 'tradeline' order by report_id, position`.execute(
      db,
    )
  ).rows;
}

/** Reports of a contact that have events. */
export async function listReportsWithEvents(db: Db, contactId: string): Promise<string[]> {
  const { rows } = await sql<{
    reportId: string;
  }>`select distinct report_id as "reportId" from credit_report_events where contact_id = ${contactId} order by report_id`.execute(db);
  return rows.map(({ reportId }) => reportId);
}

/** Writes events; one whose key is there already keeps its id and its task. */
export async function upsertEvents(db: Db, contactId: string, events: readonly (EventContent & { readonly id: string })[]): Promise<void> {
  if (events.length === 0) return;
  await sql`insert into credit_report_events (contact_id, id, report_id, previous_report_id, position, bureau, kind, line, line_key, occurrence, heading, account_number_masked, negative,
      previous_line_id, next_line_id, changes, evidence)
    select ${contactId}::uuid, e.id, e."reportId", e."previousReportId", e.position, e.bureau, e.kind, e.line, e."lineKey", e.occurrence, e.heading, e."accountNumberMasked", e.negative,
      e."previousLineId", e."nextLineId", e.changes, e.evidence
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id uuid, "reportId" uuid, "previousReportId" uuid, position integer, bureau text, kind text, line text, "lineKey" text,
      occurrence integer, heading text, "accountNumberMasked" text, negative boolean, "previousLineId" text, "nextLineId" text, changes jsonb, evidence text)
    on conflict (report_id, bureau, line, line_key, kind, occurrence) do update set previous_report_id = excluded.previous_report_id, position = excluded.position, heading = excluded.heading,
      account_number_masked = excluded.account_number_masked, negative = excluded.negative, previous_line_id = excluded.previous_line_id, next_line_id = excluded.next_line_id,
      changes = excluded.changes, evidence = excluded.evidence`.execute(db);
}

export async function removeEvents(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from credit_report_events where id = any(${[...ids]}::uuid[])`.execute(db);
}

export async function setTask(db: Db, eventId: string, taskId: string): Promise<void> {
  await sql`update credit_report_events set task_id = ${taskId} where id = ${eventId}`.execute(db);
}

export interface Reinsertion {
  readonly contactId: string;
  readonly contactName: string;
  readonly bureau: Bureau;
  readonly heading: string;
  readonly taskId: string;
}

/** Lines that came back in reports added since `since`, with their tasks, newest first. */
export async function listReinsertions(db: StaffDb, since: Date, limit: number): Promise<Reinsertion[]> {
  const { rows } =
    await sql<Reinsertion>`select e.contact_id as "contactId", c.name as "contactName", e.bureau, e.heading, e.task_id as "taskId"
    from credit_report_events e join credit_reports r on r.contact_id = e.contact_id and r.id = e.report_id join contacts c on c.id = e.contact_id
    where e.kind = 're-inserted' and e.task_id is not null and r.state = 'ready' and r.uploaded_at >= ${since} and c.archived_at is null order by e.id desc limit ${limit}`.execute(
      db,
    );
  return rows;
}
