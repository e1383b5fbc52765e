// What changed from report to report.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ReportChange } from '../contract.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { openContent, sealContent, type SealedContent } from './store/content.ts';

/** An event before it is stored; `occurrence` distinguishes lines with the same key. */
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
/** An event as it is known without opening it. */
export type PlainEvent = Omit<StoredEvent, keyof SealedContent>;
type SealedEvent = PlainEvent & { readonly contentSealed: Buffer };

const COLUMNS = [
  'id',
  'reportId',
  'previousReportId',
  'position',
  'bureau',
  'kind',
  'line',
  'lineKey',
  'occurrence',
  'negative',
  'previousLineId',
  'nextLineId',
  'taskId',
] as const;
const selectOf = (db: Db, reportId: string) =>
  db
    .selectFrom('creditReportEvents')
    .select([...COLUMNS, 'contentSealed'])
    .where('reportId', '=', reportId)
    .orderBy('position');

/** A page of a report's events in their order; without `kind`, everything but unchanged lines. */
export async function pageEvents(
  db: Db,
  sealer: Sealer,
  reportId: string,
  { kind, bureau, afterPosition, limit }: EventQuery,
): Promise<StoredEvent[]> {
  let q = selectOf(db, reportId)
    .where('position', '>', afterPosition ?? -1)
    .limit(limit);
  q = kind === undefined ? q.where('kind', '<>', 'unchanged') : q.where('kind', '=', kind);
  if (bureau !== undefined) q = q.where('bureau', '=', bureau);
  return (await q.execute()).map((row) => opened(sealer, row));
}

/** Everything that changed, and what did not, in a report against those before it. */
export async function listEvents(db: Db, sealer: Sealer, reportId: string): Promise<StoredEvent[]> {
  return (await selectOf(db, reportId).execute()).map((row) => opened(sealer, row));
}

/** Lines of a contact's accounts that went or came back, report by report. */
export async function listFates(db: Db, contactId: string): Promise<PlainEvent[]> {
  return db
    .selectFrom('creditReportEvents')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('kind', 'in', ['deleted', 're-inserted'])
    .where('line', '=', 'tradeline')
    .orderBy('reportId')
    .orderBy('position')
    .execute();
}

/** Reports of a contact that have events. */
export async function listReportsWithEvents(db: Db, contactId: string): Promise<string[]> {
  const q = db.selectFrom('creditReportEvents').select('reportId').distinct().where('contactId', '=', contactId).orderBy('reportId');
  return (await q.execute()).map(({ reportId }) => reportId);
}

/** Writes events. One whose key is there already keeps its task; it must be given with the id it has, for which it is sealed. */
export async function upsertEvents(
  db: Db,
  sealer: Sealer,
  contactId: string,
  events: readonly (EventContent & { readonly id: string })[],
): Promise<void> {
  if (events.length === 0) return;
  const sealed = events.map(({ heading, accountNumberMasked, changes, evidence, ...plain }) => ({
    ...plain,
    contentSealed: `\\x${sealContent(sealer, plain.id, { heading, accountNumberMasked, changes, evidence }).toString('hex')}`,
  }));
  await sql`insert into credit_report_events (contact_id, id, report_id, previous_report_id, position, bureau, kind, line, line_key, occurrence, negative,
      previous_line_id, next_line_id, content_sealed)
    select ${contactId}::uuid, e.id, e."reportId", e."previousReportId", e.position, e.bureau, e.kind, e.line, e."lineKey", e.occurrence, e.negative,
      e."previousLineId", e."nextLineId", e."contentSealed"
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as e(id uuid, "reportId" uuid, "previousReportId" uuid, position integer, bureau text, kind text, line text, "lineKey" text,
      occurrence integer, negative boolean, "previousLineId" text, "nextLineId" text, "contentSealed" bytea)
    on conflict (report_id, bureau, line, line_key, kind, occurrence) do update set previous_report_id = excluded.previous_report_id, position = excluded.position,
      negative = excluded.negative, previous_line_id = excluded.previous_line_id, next_line_id = excluded.next_line_id, content_sealed = excluded.content_sealed`.execute(
    db,
  );
}

export async function removeEvents(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from credit_report_events where id = any(${[...ids]}::uuid[])`.execute(db);
}

export async function setTask(db: Db, eventId: string, taskId: string): Promise<void> {
  await db.updateTable('creditReportEvents').set({ taskId }).where('id', '=', eventId).execute();
}

export interface Reinsertion {
  readonly contactId: string;
  readonly contactName: string;
  readonly bureau: Bureau;
  readonly heading: string;
  readonly taskId: string;
}

/** Lines that came back in reports added since `since`, with their tasks, newest first. */
export async function listReinsertions(db: StaffDb, sealer: Sealer, since: Date, limit: number): Promise<Reinsertion[]> {
  const { rows } = await sql<
    Omit<Reinsertion, 'heading'> & { id: string; contentSealed: Buffer }
  >`select e.id, e.contact_id as "contactId", c.name as "contactName", e.bureau, e.content_sealed as "contentSealed", e.task_id as "taskId"
    from credit_report_events e join credit_report_states r on r.contact_id = e.contact_id and r.id = e.report_id join contact_names c on c.id = e.contact_id
    where e.kind = 're-inserted' and e.task_id is not null and r.state = 'ready' and r.uploaded_at >= ${since} and c.archived_at is null order by e.id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id, contentSealed, ...row }) => ({ ...row, heading: openContent(sealer, id, contentSealed).heading }));
}

function opened(sealer: Sealer, { contentSealed, ...event }: SealedEvent): StoredEvent {
  return { ...event, ...openContent(sealer, event.id, contentSealed) };
}
