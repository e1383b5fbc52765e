// Documents that clients were asked for, and what became of each request.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { ClientDb, Db, JobDb, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { RequestKind } from '../../rules/document-requests.ts';
import type { FileKind } from '../../rules/file-kinds.ts';

export type StoredRequest = Omit<Row<'documentRequests'>, 'requestedBy' | 'remindedAt'> & {
  readonly contactName: string;
  readonly archived: boolean;
};

const COLUMNS = sql`r.contact_id as "contactId", r.id, r.kind, r.words, r.due_on as "dueOn", r.requested_at as "requestedAt",
  r.requested_by_name as "requestedByName", r.file_id as "fileId", r.answered_at as "answeredAt", r.done_at as "doneAt",
  r.withdrawn_at as "withdrawnAt", r.reminders, c.name as "contactName", c.archived_at is not null as archived`;
const UNSETTLED = sql<SqlBool>`r.done_at is null and r.withdrawn_at is null`;
const OPEN = sql<SqlBool>`${UNSETTLED} and r.answered_at is null`;

export interface RequestPage {
  readonly contactId: string | undefined;
  readonly show: 'waiting' | 'late' | undefined;
  readonly today: CivilDate;
  readonly after: readonly [dueOn: string, id: string] | undefined;
  readonly limit: number;
}

/** Requests by the day they are due. Those of archived contacts are shown on their own page only. */
export async function listRequestsDue(db: StaffDb, { contactId, show, today, after, limit }: RequestPage): Promise<StoredRequest[]> {
  const conditions: RawBuilder<SqlBool>[] = [
    contactId === undefined ? sql`c.archived_at is null` : sql`r.contact_id = ${contactId}::uuid`,
    ...(show === undefined ? [] : [show === 'waiting' ? UNSETTLED : isLate(today)]),
    ...(after === undefined ? [] : [sql<SqlBool>`(r.due_on, r.id) > (${after[0]}::date, ${after[1]}::uuid)`]),
  ];
  const { rows } = await sql<StoredRequest>`select ${COLUMNS} from document_requests r join contact_names c on c.id = r.contact_id
    where ${sql.join(conditions, sql` and `)} order by r.due_on, r.id limit ${limit}`.execute(db);
  return rows;
}

const isLate = (today: CivilDate): RawBuilder<SqlBool> => sql`${OPEN} and r.due_on < ${today}`;

export async function findRequest(db: StaffDb, id: string): Promise<StoredRequest | undefined> {
  const { rows } =
    await sql<StoredRequest>`select ${COLUMNS} from document_requests r join contact_names c on c.id = r.contact_id where r.id = ${id}::uuid`.execute(
      db,
    );
  return rows[0];
}

/** Open requests past their day, up to `most`. */
export async function countLate(db: StaffDb, today: CivilDate, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select 1 from document_requests r
    join contact_names c on c.id = r.contact_id where c.archived_at is null and ${isLate(today)} limit ${most}) x`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What this client is asked for and has not sent, or has sent and no one looked at. */
export async function listOwnRequests(db: ClientDb, contactId: string): Promise<Row<'documentRequests'>[]> {
  return db
    .selectFrom('documentRequests')
    .selectAll()
    .where('contactId', '=', contactId)
    .where('doneAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
}

/** The kinds among these that the contact was asked for and has not sent. Any number of other documents may be asked for. */
export async function listAlreadyAsked(db: Db, contactId: string, kinds: readonly RequestKind[]): Promise<readonly RequestKind[]> {
  const { rows } = await sql<Pick<Row<'documentRequests'>, 'kind'>>`select distinct r.kind from document_requests r
    where r.contact_id = ${contactId} and r.kind = any(${[...kinds]}::text[]) and r.kind <> 'other' and ${OPEN}`.execute(db);
  return rows.map(({ kind }) => kind);
}

export interface NewRequest {
  readonly id: string;
  readonly contactId: string;
  readonly kind: RequestKind;
  readonly words: string | null;
  readonly dueOn: CivilDate;
  readonly at: Date;
  /** Null when the program asks. */
  readonly by: { readonly userId: string; readonly name: string } | null;
  /** When the client was told by email; null when there was none. */
  readonly mailedAt: Date | null;
}

export async function insertRequest(db: Db, r: NewRequest): Promise<void> {
  await db
    .insertInto('documentRequests')
    .values({
      contactId: r.contactId,
      id: r.id,
      kind: r.kind,
      words: r.words,
      dueOn: r.dueOn,
      requestedAt: r.at,
      requestedBy: r.by?.userId ?? null,
      requestedByName: r.by?.name ?? null,
      fileId: null,
      answeredAt: null,
      doneAt: null,
      withdrawnAt: null,
      remindedAt: r.mailedAt,
      reminders: 0,
    })
    .execute();
}

export async function setWithdrawn(db: Db, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update document_requests r set withdrawn_at = ${at} where r.id = ${id}::uuid and ${UNSETTLED}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

interface Arrived {
  readonly contactId: string;
  readonly fileId: string;
  readonly kind: FileKind | null;
  /** The request that its sender answered with it. */
  readonly requestId?: string | undefined;
}

/** A document came: the request that it names, else one open request of its kind, is answered. */
export async function answerRequest(db: Db, { contactId, fileId, kind, requestId }: Arrived, at: Date): Promise<void> {
  const fits = requestId === undefined ? sql`r.kind = ${kind} and r.kind <> 'other'` : sql`r.id = ${requestId}::uuid`;
  await sql`update document_requests set file_id = ${fileId}, answered_at = ${at} where id = (select r.id from document_requests r
      where r.contact_id = ${contactId} and ${OPEN} and ${fits} order by r.due_on, r.id limit 1)
    and not exists (select 1 from document_requests o where o.file_id = ${fileId})`.execute(db);
}

/** The document of a request went, or says something else now: it is asked for again. */
export async function reopenRequests(db: Db, fileId: string): Promise<void> {
  await sql`update document_requests set file_id = null, answered_at = null, done_at = null where file_id = ${fileId}`.execute(db);
}

/** The document of a request was deleted before the office accepted it. */
export async function reopenUnlessDone(db: Db, fileId: string): Promise<void> {
  await sql`update document_requests set file_id = null, answered_at = null where file_id = ${fileId} and done_at is null`.execute(db);
}

/** What the client was asked for came, with this file or on paper. */
export async function finishRequests(
  db: Db,
  contactId: string,
  { kind, fileId }: { readonly kind: FileKind; readonly fileId: string | null },
  at: Date,
): Promise<void> {
  await sql`update document_requests r set done_at = ${at}, answered_at = coalesce(r.answered_at, ${at}), file_id = coalesce(r.file_id, ${fileId}::uuid)
    where r.contact_id = ${contactId} and ${UNSETTLED} and (r.kind = ${kind} and r.kind <> 'other' or r.file_id = ${fileId}::uuid)`.execute(
    db,
  );
}

interface Decided extends Arrived {
  /** True when it was accepted, false when another look was asked for, 'no' when it was rejected. */
  readonly accepted: boolean | 'no';
}

/** Brings the requests that a document answers in step with what was decided about it. */
export async function settleRequests(db: Db, decided: Decided, at: Date): Promise<void> {
  const { contactId, fileId, kind, accepted } = decided;
  if (accepted === 'no') return reopenRequests(db, fileId);
  if (accepted) {
    await sql`update document_requests r set done_at = ${at} where r.file_id = ${fileId} and ${UNSETTLED}`.execute(db);
    if (kind !== null) await finishRequests(db, contactId, { kind, fileId }, at);
    return;
  }
  await sql`update document_requests set done_at = null where file_id = ${fileId} and withdrawn_at is null`.execute(db);
  await answerRequest(db, decided, at);
}

/** Contacts that are not archived with an open request due until `dueUntil`, of which there were fewer than `most` reminders. */
export async function listToRemind(db: JobDb, dueUntil: CivilDate, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ contactId: string }>`select r.contact_id as "contactId" from document_requests r
    join contact_names c on c.id = r.contact_id
    where c.archived_at is null and ${OPEN} and r.due_on <= ${dueUntil} and r.reminders < ${most}
    group by r.contact_id order by min(r.due_on), r.contact_id`.execute(db);
  return rows.map(({ contactId }) => contactId);
}

const REQUEST_ROW = sql`r.contact_id as "contactId", r.id, r.kind, r.words, r.due_on as "dueOn", r.requested_at as "requestedAt",
  r.requested_by as "requestedBy", r.requested_by_name as "requestedByName", r.file_id as "fileId", r.answered_at as "answeredAt",
  r.done_at as "doneAt", r.withdrawn_at as "withdrawnAt", r.reminded_at as "remindedAt", r.reminders`;

/** Open requests of one contact, locked. */
export async function lockOpenRequests(db: Db, contactId: string): Promise<Row<'documentRequests'>[]> {
  return (
    await sql<
      Row<'documentRequests'>
    >`select ${REQUEST_ROW} from document_requests r where r.contact_id = ${contactId} and ${OPEN} order by r.due_on, r.id for update`.execute(
      db,
    )
  ).rows;
}

export async function noteReminded(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`update document_requests set reminded_at = ${at}, reminders = reminders + 1 where id = any(${[...ids]}::uuid[])`.execute(db);
}

/** Marks of clients whose last day comes before `before` and that no open request asks for again. */
export async function listEnding(
  db: JobDb,
  before: CivilDate,
): Promise<readonly Pick<Row<'documentChecks'>, 'contactId' | 'kind' | 'validUntil'>[]> {
  return (
    await sql<
      Pick<Row<'documentChecks'>, 'contactId' | 'kind' | 'validUntil'>
    >`select d.contact_id as "contactId", d.kind, d.valid_until as "validUntil"
      from document_checks d join contact_records c on c.id = d.contact_id
      where d.removed_at is null and d.valid_until < ${before} and d.kind <> 'authorization' and c.category = 'client' and c.archived_at is null
        and not exists (select 1 from document_requests r where r.contact_id = d.contact_id and r.kind = d.kind
          and (${UNSETTLED} or r.withdrawn_at >= d.recorded_at))
      order by d.valid_until, d.id`.execute(db)
  ).rows;
}
