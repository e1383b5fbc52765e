// What was said about findings. An answer belongs to the matter (its key), not to a report, so later reports find it again.
import { sql } from 'kysely';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { ClientScope } from '../../../../platform/server/scope.ts';
import type { ReportLine } from '../../../report-files/rules/report-lines.ts';
import type { FINDING_ANSWERS } from '../../contract.ts';

export type AnswerWord = (typeof FINDING_ANSWERS)[number];
export interface StoredAnswer {
  readonly id: string;
  readonly contactId: string;
  readonly version: number;
  readonly key: string;
  readonly code: string;
  readonly question: string;
  readonly facts: readonly string[];
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
const COLUMNS = sql`id, contact_id as "contactId", version, finding_key as key, code, question, facts, heading, answer, asked_at as "askedAt", answered_at as "answeredAt", answered_by as "answeredBy",
  answered_by_name as "answeredByName", note, disputed_at as "disputedAt", line_kind as "lineKind", line_key as "lineKey", reason_code as "reasonCode"`;

/** Everything said about the findings of a contact so far, by key. */
export async function mapAnswers(db: StaffDb | JobDb, contactId: string): Promise<ReadonlyMap<string, StoredAnswer>> {
  const { rows } = await sql<StoredAnswer>`select ${COLUMNS} from finding_answers where contact_id = ${contactId}`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

export async function findAnswer(db: StaffDb, id: string): Promise<StoredAnswer | undefined> {
  return (await sql<StoredAnswer>`select ${COLUMNS} from finding_answers where id = ${id}`.execute(db)).rows[0];
}

export interface Matter extends Pick<
  StoredAnswer,
  'contactId' | 'key' | 'code' | 'question' | 'facts' | 'heading' | 'lineKind' | 'lineKey' | 'reasonCode'
> {
  readonly reportId: string;
}
export interface Said {
  readonly answer: Exclude<AnswerWord, 'asked'>;
  readonly note: string | null;
  readonly at: Date;
  readonly byName: string;
}

/** Writes what staff were told; false when the stored version is another. `version` null: nothing is stored. `stays` when the matter stays in the round. */
export async function writeAnswer(
  db: Db,
  id: string,
  matter: Matter,
  version: number | null,
  said: Said,
  stays: boolean,
): Promise<boolean> {
  const { contactId, reportId, key, code, question, heading, lineKind, lineKey, reasonCode } = matter;
  const done =
    version === null
      ? await sql`insert into finding_answers (contact_id, id, finding_key, code, report_id, answer, question, heading, answered_at, answered_by, answered_by_name, note, line_kind, line_key, reason_code)
        values (${contactId}, ${id}, ${key}, ${code}, ${reportId}, ${said.answer}, ${question}, ${heading}, ${said.at}, 'staff', ${said.byName}, ${said.note}, ${lineKind}, ${lineKey}, ${reasonCode}) on conflict (contact_id, finding_key) do nothing`.execute(
          db,
        )
      : await sql`update finding_answers set version = version + 1, report_id = ${reportId}, answer = ${said.answer}, answered_at = ${said.at}, answered_by = 'staff', answered_by_name = ${said.byName}, note = ${said.note},
        line_kind = ${lineKind}, line_key = ${lineKey}, reason_code = ${reasonCode}, disputed_at = case when ${stays} then disputed_at end
        where contact_id = ${contactId} and finding_key = ${key} and version = ${version}`.execute(db);
  return done.numAffectedRows === 1n;
}

/** Puts a question to the client; false when it was asked already, or somebody gave an answer that stands. */
export async function writeQuestion(
  db: Db,
  id: string,
  { contactId, reportId, key, code, question, facts, heading, lineKind, lineKey, reasonCode }: Matter,
  at: Date,
): Promise<boolean> {
  const done =
    await sql`insert into finding_answers (contact_id, id, finding_key, code, report_id, answer, question, facts, heading, asked_at, line_kind, line_key, reason_code)
    values (${contactId}, ${id}, ${key}, ${code}, ${reportId}, 'asked', ${question}, ${[...facts]}::text[], ${heading}, ${at}, ${lineKind}, ${lineKey}, ${reasonCode})
    on conflict (contact_id, finding_key) do update set version = finding_answers.version + 1, report_id = excluded.report_id, answer = 'asked', question = excluded.question, facts = excluded.facts, heading = excluded.heading, asked_at = excluded.asked_at,
      answered_at = null, answered_by = null, answered_by_name = null, note = null, line_kind = excluded.line_kind, line_key = excluded.line_key, reason_code = excluded.reason_code
    where finding_answers.answer in ('unsure', 'set-aside') and finding_answers.disputed_at is null`.execute(db);
  return done.numAffectedRows === 1n;
}

/** Forgets what was said; false when the stored version is another. */
export async function deleteAnswer(db: Db, id: string, version: number): Promise<boolean> {
  const done = await sql`delete from finding_answers where id = ${id} and version = ${version}`.execute(db);
  return done.numAffectedRows === 1n;
}

/** Notes that these matters are in the round being prepared. */
export async function markDisputed(db: Db, contactId: string, keys: readonly string[], at: Date): Promise<void> {
  await sql`update finding_answers set version = version + 1, disputed_at = ${at} where contact_id = ${contactId} and finding_key = any(${[...keys]}::text[])`.execute(
    db,
  );
}

/** The client's own questions, those without an answer first, then the latest; what staff set aside is no question any more. */
export async function listQuestions(
  db: Db,
  scope: ClientScope,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<{ rows: StoredAnswer[]; more: boolean }> {
  const beyond =
    page.after === undefined
      ? sql`true`
      : sql`(a.answer <> 'asked', -extract(epoch from a.asked_at), a.id) > (select l.answer <> 'asked', -extract(epoch from l.asked_at), l.id from finding_answers l where l.id = ${page.after}::uuid and l.contact_id = ${scope.contactId})`;
  const { rows } =
    await sql<StoredAnswer>`select ${COLUMNS} from finding_answers a where a.contact_id = ${scope.contactId} and a.asked_at is not null and a.answer <> 'set-aside' and ${beyond}
    order by a.answer <> 'asked', -extract(epoch from a.asked_at), a.id limit ${page.limit + 1}`.execute(db);
  return { rows: rows.slice(0, page.limit), more: rows.length > page.limit };
}

/** A question put to this very client. */
export async function findQuestion(db: Db, scope: ClientScope, id: string): Promise<StoredAnswer | undefined> {
  return (
    await sql<StoredAnswer>`select ${COLUMNS} from finding_answers where id = ${id} and contact_id = ${scope.contactId} and asked_at is not null and answer <> 'set-aside'`.execute(
      db,
    )
  ).rows[0];
}

/** Writes the client's own answer. `stays` when the matter stays in the round. */
export async function writeOwnAnswer(db: Db, scope: ClientScope, id: string, said: Said, stays: boolean): Promise<void> {
  await sql`update finding_answers set version = version + 1, answer = ${said.answer}, answered_at = ${said.at}, answered_by = 'client', answered_by_name = ${said.byName}, note = ${said.note},
    disputed_at = case when ${stays} then disputed_at end where id = ${id} and contact_id = ${scope.contactId} and asked_at is not null`.execute(
    db,
  );
}
