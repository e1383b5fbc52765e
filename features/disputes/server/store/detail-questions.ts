// Questions about personal details that wait in the portal, and what clients answered there.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, JobDb } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import type { ClientScope } from '../../../../platform/server/scope.ts';

const content = z.object({ question: z.string(), heading: z.string(), reasonCode: z.string() });
const place = (id: string): Place => `dispute_detail_questions:${id}:content`;

export interface StoredDetailQuestion extends z.output<typeof content> {
  readonly id: string;
  readonly contactId: string;
  readonly version: number;
  readonly reportId: string;
  readonly lineKey: string;
  readonly answer: 'asked' | 'yes' | 'no' | 'unsure';
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}
const COLUMNS = ['id', 'contactId', 'version', 'reportId', 'lineKey', 'answer', 'askedAt', 'answeredAt', 'contentSealed'] as const;
type Row = Omit<StoredDetailQuestion, keyof z.output<typeof content>> & { readonly contentSealed: Buffer };

function opened(sealer: Sealer, { contentSealed, ...row }: Row): StoredDetailQuestion {
  return { ...row, ...openJson(sealer, place(row.id), contentSealed, content) };
}

/** Everything a contact was asked in the portal, by the key of the line. */
export async function mapDetailQuestions(db: Db, sealer: Sealer, contactId: string): Promise<ReadonlyMap<string, StoredDetailQuestion>> {
  const rows = await db.selectFrom('disputeDetailQuestions').select(COLUMNS).where('contactId', '=', contactId).execute();
  return new Map(rows.map((row) => [row.lineKey, opened(sealer, row)]));
}

export interface AskedDetail extends z.output<typeof content> {
  readonly id: string;
  readonly contactId: string;
  readonly reportId: string;
  readonly lineKey: string;
  readonly at: Date;
}

/** Asks, or asks again what the client was not sure of; false when the question waits already or has a clear answer. */
export async function writeDetailQuestion(
  db: Db,
  sealer: Sealer,
  { id, contactId, reportId, lineKey, at, ...words }: AskedDetail,
): Promise<boolean> {
  const done = await sql`insert into dispute_detail_questions (id, contact_id, report_id, line_key, answer, asked_at, content_sealed)
    values (${id}, ${contactId}, ${reportId}, ${lineKey}, 'asked', ${at}, ${sealJson(sealer, place(id), words)})
    on conflict (contact_id, line_key) do update set version = dispute_detail_questions.version + 1, report_id = excluded.report_id, answer = 'asked',
      asked_at = excluded.asked_at, answered_at = null, content_sealed = excluded.content_sealed
    where dispute_detail_questions.id = excluded.id and dispute_detail_questions.answer = 'unsure'`.execute(db);
  return done.numAffectedRows === 1n;
}

/** False when it is not there, or was answered. */
export async function deleteOpenQuestion(db: Db, contactId: string, id: string): Promise<boolean> {
  const done = await db
    .deleteFrom('disputeDetailQuestions')
    .where('contactId', '=', contactId)
    .where('id', '=', id)
    .where('answer', 'in', ['asked', 'unsure'])
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Staff recorded an answer to the same question, so the portal asks no more. */
export async function deleteDetailQuestion(db: Db, contactId: string, lineKey: string): Promise<void> {
  await db.deleteFrom('disputeDetailQuestions').where('contactId', '=', contactId).where('lineKey', '=', lineKey).execute();
}

/** Answered or asked again: `at` null for the latter. */
export async function writeDetailAnswer(
  db: Db,
  contactId: string,
  id: string,
  answer: StoredDetailQuestion['answer'],
  at: Date | null,
): Promise<boolean> {
  const done = await db
    .updateTable('disputeDetailQuestions')
    .set((eb) => ({ answer, answeredAt: at, version: eb('version', '+', 1) }))
    .where('contactId', '=', contactId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Whose a report is that waits for an answer about that, no one knows: its lines are shown to no one but the office. */
const ofKnownReport = sql<boolean>`exists (select 1 from credit_report_states r where r.contact_id = q.contact_id and r.id = q.report_id and r.state <> 'questioned')`;

/** The client's own questions, those without an answer first, then the latest. */
export async function listOwnQuestions(
  db: Db,
  sealer: Sealer,
  scope: ClientScope,
  { after, limit }: { readonly after: readonly [answered: boolean, askedAt: string, id: string] | undefined; readonly limit: number },
): Promise<(StoredDetailQuestion & { readonly askedMark: string })[]> {
  const beyond =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(q.answer <> 'asked', -extract(epoch from q.asked_at), q.id) > (${after[0]}::boolean, -extract(epoch from ${after[1]}::timestamptz), ${after[2]}::uuid)`;
  const rows = await db
    .selectFrom('disputeDetailQuestions as q')
    .select(COLUMNS)
    .select(sql<string>`to_char(q.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('askedMark'))
    .where('q.contactId', '=', scope.contactId)
    .where(ofKnownReport)
    .where(beyond)
    .orderBy(sql`q.answer <> 'asked'`)
    .orderBy(sql`-extract(epoch from q.asked_at)`)
    .orderBy('q.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...opened(sealer, row), askedMark: row.askedMark }));
}

/** A question put to this very client. */
export async function findOwnQuestion(db: Db, sealer: Sealer, scope: ClientScope, id: string): Promise<StoredDetailQuestion | undefined> {
  const row = await db
    .selectFrom('disputeDetailQuestions as q')
    .select(COLUMNS)
    .where('q.contactId', '=', scope.contactId)
    .where('q.id', '=', id)
    .where(ofKnownReport)
    .executeTakeFirst();
  return row && opened(sealer, row);
}

/** What waits for an answer about the lines of one report. */
export async function listAskedOf(db: JobDb, reportId: string): Promise<readonly { readonly id: string; readonly lineKey: string }[]> {
  return db
    .selectFrom('disputeDetailQuestions')
    .select(['id', 'lineKey'])
    .where('reportId', '=', reportId)
    .where('answer', 'in', ['asked', 'unsure'])
    .execute();
}

export async function deleteQuestions(db: JobDb, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.deleteFrom('disputeDetailQuestions').where('id', 'in', ids).where('answer', 'in', ['asked', 'unsure']).execute();
}
