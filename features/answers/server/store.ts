// Answers that came on paper, with the letter and the contact they belong to.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../platform/server/sealed-json.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { AnswerKind, AnswerState } from '../rules/answer-kinds.ts';
import type { AnswerStep } from '../rules/next-step.ts';

export interface StoredAnswer {
  readonly id: string;
  readonly version: number;
  readonly contactId: string | null;
  readonly contactName: string | null;
  readonly letterId: string | null;
  readonly recipient: string | null;
  readonly bureau: Bureau | null;
  readonly roundId: string | null;
  readonly roundNumber: number | null;
  readonly mailedOn: CivilDate | null;
  readonly mailingVersion: number | null;
  readonly fileId: string | null;
  readonly filePath: string | null;
  readonly fileName: string | null;
  readonly fileState: 'ok' | 'quarantined' | 'infected' | null;
  readonly sourceSha256: string;
  readonly fromClient: boolean;
  readonly addedBy: string | null;
  readonly addedByName: string;
  readonly arrivedAt: Date;
  readonly readAt: Date | null;
  readonly pages: number | null;
  readonly pageCodes: string[][] | null;
  readonly state: AnswerState;
  readonly stateBefore: 'to-sort' | 'to-enter' | null;
  readonly sortedBy: 'barcode' | 'person' | null;
  readonly kind: AnswerKind | null;
  readonly answeredOn: CivilDate | null;
  readonly receivedOn: CivilDate | null;
  readonly eventOn: CivilDate | null;
  readonly enteredAt: Date | null;
  readonly enteredByName: string | null;
  readonly outcomeIds: string[];
  readonly step: AnswerStep | null;
  readonly stepDueOn: CivilDate | null;
  readonly stepDoneOn: CivilDate | null;
  readonly stepDoneByName: string | null;
  readonly splitFrom: string | null;
  readonly contentSealed: Buffer | null;
}
const content = z.object({
  note: z.string(),
  reason: z.string().nullable(),
  contains: z.array(z.string()),
  putBack: z.array(z.string()).default([]),
});
/** What people wrote of it, and what its notice contains. */
export type AnswerContent = z.output<typeof content>;
const contentPlace = (id: string): Place => `answers:${id}:content`;

const SELECT = sql`select a.id, a.version, a.contact_id as "contactId", c.name as "contactName", a.letter_id as "letterId", l.recipient, l.bureau, l.round_id as "roundId",
    l.round_number as "roundNumber", m.mailed_on as "mailedOn", m.version as "mailingVersion", a.file_id as "fileId", f.object_name as "filePath",
    f.name as "fileName", f.state as "fileState", a.source_sha256 as "sourceSha256", a.from_client as "fromClient", a.added_by as "addedBy",
    a.added_by_name as "addedByName", a.arrived_at as "arrivedAt", a.read_at as "readAt", a.pages, a.page_codes as "pageCodes", a.state,
    a.state_before as "stateBefore", a.sorted_by as "sortedBy", a.kind, a.answered_on as "answeredOn", a.received_on as "receivedOn",
    a.event_on as "eventOn", a.entered_at as "enteredAt", a.entered_by_name as "enteredByName", a.outcome_ids as "outcomeIds", a.step,
    a.step_due_on as "stepDueOn", a.step_done_on as "stepDoneOn", a.step_done_by_name as "stepDoneByName", a.split_from as "splitFrom",
    a.content_sealed as "contentSealed"
  from answers a left join contact_heads c on c.id = a.contact_id left join letter_records l on l.id = a.letter_id and l.contact_id = a.contact_id
    left join lateral (select d.mailed_on, d.version from letter_mailing_days d where d.letter_id = l.id limit 1) m on true
    left join document_names f on f.id = a.file_id`;

export async function findAnswer(db: Db, id: string): Promise<StoredAnswer | undefined> {
  return (await sql<StoredAnswer>`${SELECT} where a.id = ${id}`.execute(db)).rows[0];
}

/** The same, and no one else changes it until the transaction ends. */
export async function lockAnswer(db: Db, id: string): Promise<StoredAnswer | undefined> {
  await sql`select 1 from answers where id = ${id} for update`.execute(db);
  return findAnswer(db, id);
}

/** In the order of `ids`. */
export async function findAnswers(db: Db, ids: readonly string[]): Promise<StoredAnswer[]> {
  return (
    await sql<StoredAnswer>`${SELECT} where a.id = any(${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], a.id)`.execute(db)
  ).rows;
}

/** A page of answers, newest first. */
export async function listAnswers(
  db: Db,
  query: {
    readonly state?: AnswerState | undefined;
    readonly contactId?: string | undefined;
    readonly step?: 'open' | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<StoredAnswer[]> {
  const where: RawBuilder<SqlBool>[] = [
    sql`true`,
    ...(query.state === undefined ? [] : [sql<SqlBool>`a.state = ${query.state}`]),
    ...(query.contactId === undefined ? [] : [sql<SqlBool>`a.contact_id = ${query.contactId}`]),
    ...(query.step === undefined ? [] : [sql<SqlBool>`a.step is not null and a.step_done_on is null`]),
    ...(query.after === undefined ? [] : [sql<SqlBool>`a.id < ${query.after}`]),
  ];
  return (await sql<StoredAnswer>`${SELECT} where ${sql.join(where, sql` and `)} order by a.id desc limit ${query.limit}`.execute(db)).rows;
}

/** The answers that were cut out of a scan. */
export async function listSplit(db: Db, id: string): Promise<string[]> {
  return (await sql<{ id: string }>`select id from answers where split_from = ${id} order by id`.execute(db)).rows.map((row) => row.id);
}

/** Answers made of the same bytes, or of this file. */
export async function findSame(
  db: Db,
  { sha256, fileId }: { readonly sha256: string; readonly fileId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select id from answers where (source_sha256 = ${sha256} and split_from is null) or file_id = ${fileId}
    order by id limit 1`.execute(db);
  return rows[0]?.id;
}

export interface NewAnswer {
  readonly id: string;
  readonly contactId: string | null;
  readonly fileId: string;
  readonly sourceSha256: string;
  readonly fromClient: boolean;
  readonly by: { readonly id: string | null; readonly name: string };
  readonly at: Date;
  readonly splitFrom?: string;
  /** Known of a part of a scan whose pages were read. */
  readonly read?: { readonly pages: number; readonly pageCodes: readonly (readonly string[])[] };
  readonly letterId?: string | null;
}

export async function insertAnswer(db: Db, one: NewAnswer): Promise<void> {
  const letterId = one.letterId ?? null;
  await sql`insert into answers (id, contact_id, letter_id, file_id, source_sha256, from_client, added_by, added_by_name, arrived_at, read_at, pages,
      page_codes, state, sorted_by, split_from)
    values (${one.id}, ${one.contactId}, ${letterId}, ${one.fileId}, ${one.sourceSha256}, ${one.fromClient}, ${one.by.id}, ${one.by.name}, ${one.at},
      ${one.read ? one.at : null}, ${one.read?.pages ?? null}, ${one.read ? JSON.stringify(one.read.pageCodes) : null}::jsonb,
      ${letterId === null ? 'to-sort' : 'to-enter'}, ${letterId === null ? null : 'barcode'}, ${one.splitFrom ?? null})`.execute(db);
}

type Change = Partial<{
  readonly contactId: string | null;
  readonly letterId: string | null;
  readonly readAt: Date;
  readonly pages: number | null;
  readonly pageCodes: readonly (readonly string[])[] | null;
  readonly state: AnswerState;
  readonly stateBefore: 'to-sort' | 'to-enter' | null;
  readonly sortedBy: 'barcode' | 'person' | null;
  readonly kind: AnswerKind | null;
  readonly answeredOn: CivilDate | null;
  readonly receivedOn: CivilDate | null;
  readonly eventOn: CivilDate | null;
  readonly enteredAt: Date | null;
  readonly enteredByName: string | null;
  readonly outcomeIds: string[];
  readonly step: AnswerStep | null;
  readonly stepDueOn: CivilDate | null;
  readonly stepDoneOn: CivilDate | null;
  readonly stepDoneByName: string | null;
}>;

/** Writes a change of an answer that the caller holds. */
export async function updateAnswer(db: Db, id: string, { pageCodes, ...change }: Change): Promise<void> {
  await db
    .updateTable('answers')
    .set((eb) => ({
      ...change,
      ...(pageCodes !== undefined && { pageCodes: pageCodes === null ? null : JSON.stringify(pageCodes) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export function openContent(sealer: Sealer, { id, contentSealed }: Pick<StoredAnswer, 'id' | 'contentSealed'>): AnswerContent {
  return contentSealed === null
    ? { note: '', reason: null, contains: [], putBack: [] }
    : openJson(sealer, contentPlace(id), contentSealed, content);
}

/** Changes what people wrote of an answer; the rest stays. */
export async function writeContent(
  db: Db,
  sealer: Sealer,
  answer: Pick<StoredAnswer, 'id' | 'contentSealed'>,
  change: Partial<AnswerContent>,
): Promise<void> {
  const sealed = sealJson(sealer, contentPlace(answer.id), { ...openContent(sealer, answer), ...change });
  await db.updateTable('answers').set({ contentSealed: sealed }).where('id', '=', answer.id).execute();
}

/** Who sent a file. */
export async function findSender(
  db: Db,
  userId: string,
): Promise<{ readonly name: string; readonly kind: 'staff' | 'client' } | undefined> {
  return db.selectFrom('userNames').select(['name', 'kind']).where('id', '=', userId).executeTakeFirst();
}
