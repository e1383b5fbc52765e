// What was said about findings. An answer belongs to the matter (its key), not to a report, so later reports find it again.
import { sql } from 'kysely';
import { z } from 'zod';
import { rewriteTable, sealStep, type DataStep } from '../../../../platform/server/database/data-step.ts';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { ClientScope } from '../../../../platform/server/scope.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import type { ReportLine } from '../../../report-files/rules/report-lines.ts';
import type { FINDING_ANSWERS } from '../../contract.ts';
import { saysBirthDate } from '../../rules/person/personal-data.ts';

export type AnswerWord = (typeof FINDING_ANSWERS)[number];
export interface StoredAnswer {
  readonly id: string;
  readonly contactId: string;
  readonly version: number;
  readonly key: string;
  readonly code: string;
  readonly reportId: string;
  readonly question: string;
  /** The answer to the question as it was put that says that the report is wrong. */
  readonly wrongAnswer: 'yes' | 'no';
  readonly facts: readonly string[];
  /** What the answer 'wrong' lets a letter say; '' where the right value has to be named first. */
  readonly statement: string;
  readonly heading: string;
  readonly answer: AnswerWord;
  readonly askedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly answeredBy: 'client' | 'staff' | null;
  readonly answeredByName: string | null;
  readonly note: string | null;
  readonly disputedAt: Date | null;
  /** What it would be disputed with; null where no letter to a bureau can be about it. */
  readonly lineKind: ReportLine['kind'] | null;
  readonly lineKey: string | null;
  readonly reasonCode: string | null;
}
/** What the matter is about, in the words the client saw. */
const content = z.object({
  question: z.string(),
  heading: z.string(),
  facts: z.array(z.string()),
  statement: z.string().default(''),
  /** Questions asked before this was kept were all put so that a yes says that the report is wrong. */
  wrongAnswer: z.enum(['yes', 'no']).default('yes'),
  /** The key of the finding, where the column holds only its index. */
  key: z.string().optional(),
});
type Content = Pick<StoredAnswer, 'key' | 'question' | 'heading' | 'facts' | 'statement' | 'wrongAnswer'>;
const place = (id: string): Place => `finding_answers:${id}:matter`;
const notePlace = (id: string): Place => `finding_answers:${id}:note`;

type SealedAnswer = Omit<StoredAnswer, Exclude<keyof Content, 'key'> | 'note'> & {
  readonly matterSealed: Buffer;
  readonly noteSealed: Buffer | null;
};
const COLUMNS = [
  'id',
  'contactId',
  'version',
  'findingKey as key',
  'code',
  'reportId',
  'matterSealed',
  'answer',
  'askedAt',
  'answeredAt',
  'answeredBy',
  'answeredByName',
  'noteSealed',
  'disputedAt',
  'lineKind',
  'lineKey',
  'reasonCode',
] as const;

/** Everything said about the findings of a contact so far, by key. */
export async function mapAnswers(db: StaffDb | JobDb, sealer: Sealer, contactId: string): Promise<ReadonlyMap<string, StoredAnswer>> {
  const rows = await db.selectFrom('findingAnswers').select(COLUMNS).where('contactId', '=', contactId).execute();
  return new Map(rows.map((row) => opened(sealer, row)).map((answer) => [answer.key, answer]));
}

/** The keys of what was said about the findings of a contact. */
export async function listAnswerKeys(db: StaffDb | JobDb, sealer: Sealer, contactId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('findingAnswers')
    .select(['id', 'findingKey as key', 'matterSealed'])
    .where('contactId', '=', contactId)
    .execute();
  return new Set(rows.map((row) => keyOf(sealer, row)));
}

/** What was said about findings of one report. */
export async function listAnswersOf(
  db: JobDb,
  sealer: Sealer,
  reportId: string,
): Promise<readonly { readonly id: string; readonly key: string }[]> {
  const rows = await db
    .selectFrom('findingAnswers')
    .select(['id', 'findingKey as key', 'matterSealed'])
    .where('reportId', '=', reportId)
    .where('answer', '<>', 'set-aside')
    .execute();
  return rows.map((row) => ({ id: row.id, key: keyOf(sealer, row) }));
}

/** Questions a client has not answered. */
export async function listAsked(db: JobDb, sealer: Sealer, contactId: string): Promise<readonly StoredAnswer[]> {
  const rows = await db
    .selectFrom('findingAnswers')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('answer', '=', 'asked')
    .orderBy('id')
    .execute();
  return rows.map((row) => opened(sealer, row));
}

/** Takes back questions that were not answered in the meantime; how many there were. */
export async function withdrawAsked(db: JobDb, ids: readonly string[]): Promise<number> {
  const done = await db.deleteFrom('findingAnswers').where('id', 'in', ids).where('answer', '=', 'asked').executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** No one asks these any more. */
export async function setAnswersAside(db: JobDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('findingAnswers')
    .set((eb) => ({ answer: 'set-aside', version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Answers to questions of this analysis, of all contacts. */
export async function pageOfCode(
  db: JobDb,
  sealer: Sealer,
  code: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredAnswer[]> {
  let q = db.selectFrom('findingAnswers').select(COLUMNS).where('code', '=', code).orderBy('id').limit(page.limit);
  if (page.after !== undefined) q = q.where('id', '>', page.after);
  return (await q.execute()).map((row) => opened(sealer, row));
}

export async function findAnswer(db: StaffDb, sealer: Sealer, id: string): Promise<StoredAnswer | undefined> {
  const row = await db.selectFrom('findingAnswers').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && opened(sealer, row);
}

export interface Matter extends Pick<
  StoredAnswer,
  'contactId' | 'key' | 'code' | 'question' | 'wrongAnswer' | 'facts' | 'statement' | 'heading' | 'lineKind' | 'lineKey' | 'reasonCode'
> {
  readonly reportId: string;
}
export interface Said {
  readonly answer: Exclude<AnswerWord, 'asked'>;
  readonly note: string | null;
  readonly at: Date;
  readonly byName: string;
}

/**
 * Writes the answer that staff recorded, with the question it was given to; false when the stored version is another. `id` is that of the stored answer, or of the new one;
 * `version` null: nothing is stored. `stays` when the matter stays in the round.
 */
export async function writeAnswer(
  db: Db,
  sealer: Sealer,
  id: string,
  matter: Matter,
  version: number | null,
  said: Said,
  stays: boolean,
): Promise<boolean> {
  const { contactId, reportId, code, lineKind, lineKey, reasonCode } = matter;
  const key = storedKey(sealer, matter.key);
  const done =
    version === null
      ? await sql`insert into finding_answers (contact_id, id, finding_key, code, report_id, answer, matter_sealed, answered_at, answered_by, answered_by_name, note_sealed, line_kind, line_key, reason_code)
        values (${contactId}, ${id}, ${key}, ${code}, ${reportId}, ${said.answer}, ${sealMatter(sealer, id, matter)}, ${said.at}, 'staff', ${said.byName}, ${sealNote(sealer, id, said.note)}, ${lineKind}, ${lineKey}, ${reasonCode}) on conflict (contact_id, finding_key) do nothing`.execute(
          db,
        )
      : await sql`update finding_answers set version = version + 1, report_id = ${reportId}, answer = ${said.answer}, matter_sealed = ${sealMatter(sealer, id, matter)}, answered_at = ${said.at}, answered_by = 'staff', answered_by_name = ${said.byName}, note_sealed = ${sealNote(sealer, id, said.note)},
        line_kind = ${lineKind}, line_key = ${lineKey}, reason_code = ${reasonCode}, disputed_at = case when ${stays} then disputed_at end
        where contact_id = ${contactId} and finding_key = ${key} and id = ${id} and version = ${version}`.execute(db);
  return done.numAffectedRows === 1n;
}

/**
 * Puts a question to the client, under the id of what is stored about the matter or a new one; false when it was asked already, or is
 * answered.
 */
export async function writeQuestion(db: Db, sealer: Sealer, id: string, matter: Matter, at: Date): Promise<boolean> {
  const { contactId, reportId, code, lineKind, lineKey, reasonCode } = matter;
  const key = storedKey(sealer, matter.key);
  const done =
    await sql`insert into finding_answers (contact_id, id, finding_key, code, report_id, answer, matter_sealed, asked_at, line_kind, line_key, reason_code)
    values (${contactId}, ${id}, ${key}, ${code}, ${reportId}, 'asked', ${sealMatter(sealer, id, matter)}, ${at}, ${lineKind}, ${lineKey}, ${reasonCode})
    on conflict (contact_id, finding_key) do update set version = finding_answers.version + 1, report_id = excluded.report_id, answer = 'asked', matter_sealed = excluded.matter_sealed, asked_at = excluded.asked_at,
      answered_at = null, answered_by = null, answered_by_name = null, note_sealed = null, line_kind = excluded.line_kind, line_key = excluded.line_key, reason_code = excluded.reason_code
    where finding_answers.id = excluded.id and finding_answers.answer in ('unsure', 'set-aside') and finding_answers.disputed_at is null`.execute(
      db,
    );
  return done.numAffectedRows === 1n;
}

/** Forgets what was said; false when the stored version is another. */
export async function deleteAnswer(db: Db, id: string, version: number): Promise<boolean> {
  const done = await db.deleteFrom('findingAnswers').where('id', '=', id).where('version', '=', version).executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Notes that these matters are in the round being prepared. */
export async function markDisputed(db: Db, sealer: Sealer, contactId: string, keys: readonly string[], at: Date): Promise<void> {
  await sql`update finding_answers set version = version + 1, disputed_at = ${at} where contact_id = ${contactId} and finding_key = any(${keys.map((key) => storedKey(sealer, key))}::text[])`.execute(
    db,
  );
}

/** The client's own questions, those without an answer first, then the latest; what staff set aside is no question any more. */
export async function listQuestions(
  db: Db,
  sealer: Sealer,
  scope: ClientScope,
  { after, limit }: { readonly after: readonly [answered: boolean, askedAt: string, id: string] | undefined; readonly limit: number },
): Promise<(StoredAnswer & { askedMark: string })[]> {
  const beyond =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(a.answer <> 'asked', -extract(epoch from a.asked_at), a.id) > (${after[0]}::boolean, -extract(epoch from ${after[1]}::timestamptz), ${after[2]}::uuid)`;
  const rows = await db
    .selectFrom('findingAnswers as a')
    .select(COLUMNS)
    .select(sql<string>`to_char(a.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('askedMark'))
    .where('a.contactId', '=', scope.contactId)
    .where('a.askedAt', 'is not', null)
    .where('a.answer', '<>', 'set-aside')
    .where(({ exists, selectFrom }) =>
      // Whose a report is that waits for an answer about that, no one knows: its lines are shown to no one but the office.
      exists(
        selectFrom('creditReportStates as r')
          .select('r.id')
          .whereRef('r.contactId', '=', 'a.contactId')
          .whereRef('r.id', '=', 'a.reportId')
          .where('r.state', '<>', 'questioned'),
      ),
    )
    .where(beyond)
    .orderBy(sql`a.answer <> 'asked'`)
    .orderBy(sql`-extract(epoch from a.asked_at)`)
    .orderBy('a.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...opened(sealer, row), askedMark: row.askedMark }));
}

/** A question put to this very client. */
export async function findQuestion(db: Db, sealer: Sealer, scope: ClientScope, id: string): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('findingAnswers')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('contactId', '=', scope.contactId)
    .where('askedAt', 'is not', null)
    .where('answer', '<>', 'set-aside')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('creditReportStates as r')
          .select('r.id')
          .whereRef('r.contactId', '=', 'findingAnswers.contactId')
          .whereRef('r.id', '=', 'findingAnswers.reportId')
          .where('r.state', '<>', 'questioned'),
      ),
    )
    .executeTakeFirst();
  return row && opened(sealer, row);
}

/** Writes the client's own answer. `stays` when the matter stays in the round. */
export async function writeOwnAnswer(db: Db, sealer: Sealer, scope: ClientScope, id: string, said: Said, stays: boolean): Promise<void> {
  await sql`update finding_answers set version = version + 1, answer = ${said.answer}, answered_at = ${said.at}, answered_by = 'client', answered_by_name = ${said.byName}, note_sealed = ${sealNote(sealer, id, said.note)},
    disputed_at = case when ${stays} then disputed_at end where id = ${id} and contact_id = ${scope.contactId} and asked_at is not null`.execute(
    db,
  );
}

function opened(sealer: Sealer, { matterSealed, noteSealed, ...row }: SealedAnswer): StoredAnswer {
  const { key = row.key, ...matter } = openJson(sealer, place(row.id), matterSealed, content);
  return {
    ...row,
    ...matter,
    key,
    note: noteSealed && sealer.openText(notePlace(row.id), noteSealed),
  };
}

function sealMatter(sealer: Sealer, id: string, { key, question, heading, facts, statement, wrongAnswer }: Content): Buffer {
  const own = saysBirthDate(key) ? { key } : {};
  return sealJson(sealer, place(id), { question, heading, facts, statement, wrongAnswer, ...own });
}

/** What the column holds of a key: a date of birth is not in it, only an index of the key ('A33:EX:#…'), the same for every contact. */
function storedKey(sealer: Sealer, key: string): string {
  if (!saysBirthDate(key)) return key;
  return [...key.split(':').slice(0, 2), `#${sealer.blindIndex('finding-key', key).toString('base64url')}`].join(':');
}

function keyOf(sealer: Sealer, { id, key, matterSealed }: Pick<SealedAnswer, 'id' | 'key' | 'matterSealed'>): string {
  return isStoredIndex(key) ? (openJson(sealer, place(id), matterSealed, content).key ?? key) : key;
}

function isStoredIndex(key: string): boolean {
  return key.split(':')[2]?.startsWith('#') === true;
}

const BATCH = 500;

/** Keys that said a date of birth in the clear. The table is written again, so that none is left in its file and indexes. */
export const HIDE_BIRTH_DATES: DataStep = {
  name: '0074_findings_hide_birth_dates',
  table: 'finding_answers',
  move: async (tx, sealer, after) => {
    const rows = await tx
      .selectFrom('findingAnswers')
      .select(['id', 'findingKey as key', 'matterSealed'])
      .where('findingKey', 'like', 'A33:%:personal-information|Date of birth: %')
      .$if(after !== undefined, (q) => q.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) return undefined;
    for (const { id, key, matterSealed } of rows) {
      const matter = openJson(sealer, place(id), matterSealed, content);
      await tx
        .updateTable('findingAnswers')
        .set({ findingKey: storedKey(sealer, key), matterSealed: sealMatter(sealer, id, { ...matter, key }) })
        .where('id', '=', id)
        .execute();
    }
    return { count: rows.length, last };
  },
  finish: (tx) => rewriteTable(tx, 'finding_answers', []),
};

function sealNote(sealer: Sealer, id: string, note: string | null): Buffer | null {
  return note === null ? null : sealer.sealText(notePlace(id), note);
}

/** Answers given before their words were sealed. */
export const SEAL_ANSWERS = sealStep({
  name: '0044_seal_finding_answers',
  table: 'finding_answers',
  read: 'question, heading, facts, note',
  row: content.extend({ note: z.string().nullable() }),
  pending: 'question is not null',
  write: { matter_sealed: 'bytea', note_sealed: 'bytea' },
  seal: ({ id, note, ...matter }, sealer) => ({
    matter_sealed: sealMatter(sealer, id, { ...matter, key: '' }),
    note_sealed: sealNote(sealer, id, note),
  }),
  clear: ['question', 'heading', 'facts', 'note'],
  required: ['matter_sealed'],
});
