// What clients told the office beyond any report.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { STATEMENT_KINDS } from '../../contract.ts';

export interface StoredStatement {
  readonly id: string;
  readonly contactId: string;
  readonly kind: (typeof STATEMENT_KINDS)[number];
  readonly bureau: Bureau | null;
  readonly lineKey: string | null;
  readonly happenedOn: CivilDate | null;
  readonly untilOn: CivilDate | null;
  readonly words: string | null;
  readonly addedAt: Date;
  readonly addedBy: string;
  readonly removed: boolean;
}
const COLUMNS = sql`id, contact_id as "contactId", kind, bureau, line_key as "lineKey", happened_on as "happenedOn", until_on as "untilOn", words, added_at as "addedAt", added_by_name as "addedBy",
  removed_at is not null as removed`;

/** Statements of a contact, the latest first; `more` when there are some after these. */
export async function listStatements(
  db: StaffDb | JobDb,
  contactId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<{ rows: StoredStatement[]; more: boolean }> {
  const beyond = page.after === undefined ? sql`true` : sql`id < ${page.after}::uuid`;
  const { rows } =
    await sql<StoredStatement>`select ${COLUMNS} from client_statements where contact_id = ${contactId} and removed_at is null and ${beyond} order by id desc limit ${page.limit + 1}`.execute(
      db,
    );
  return { rows: rows.slice(0, page.limit), more: rows.length > page.limit };
}

/** A statement, removed ones too. */
export async function findStatement(db: StaffDb, id: string): Promise<StoredStatement | undefined> {
  return (await sql<StoredStatement>`select ${COLUMNS} from client_statements where id = ${id}`.execute(db)).rows[0];
}

export async function insertStatement(db: Db, s: Omit<StoredStatement, 'removed'>): Promise<void> {
  await sql`insert into client_statements (contact_id, id, kind, bureau, line_key, happened_on, until_on, words, added_at, added_by_name)
    values (${s.contactId}, ${s.id}, ${s.kind}, ${s.bureau}, ${s.lineKey}, ${s.happenedOn}, ${s.untilOn}, ${s.words}, ${s.addedAt}, ${s.addedBy})`.execute(
    db,
  );
}

/** Takes a statement out or puts it back; false when it was so already. */
export async function setStatementRemoved(db: Db, id: string, at: Date | null): Promise<boolean> {
  const done =
    await sql`update client_statements set removed_at = ${at} where id = ${id} and (removed_at is null) = ${at !== null}`.execute(db);
  return done.numAffectedRows === 1n;
}
