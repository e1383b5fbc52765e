// Staged rows made contacts, and taken back: sets of rows at a time, inside the database.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { rememberWords } from '../../../contacts/server/public.ts';

/** Columns of contacts that come out of the file, with their types, as they lie in import_rows.fields. */
const COLUMNS: readonly (readonly [name: string, type: string])[] = [
  ['category', 'text'],
  ['stage', 'text'],
  ['urgency', 'text'],
  ['first_name', 'text'],
  ['middle_name', 'text'],
  ['last_name', 'text'],
  ['suffix', 'text'],
  ['company', 'text'],
  ['email', 'text'],
  ['phone', 'text'],
  ['phone_home', 'text'],
  ['phone_work', 'text'],
  ['language', 'text'],
  ['address_line1', 'text'],
  ['address_line2', 'text'],
  ['city', 'text'],
  ['state', 'text'],
  ['zip', 'text'],
  ['source', 'text'],
  ['owner_id', 'uuid'],
  ['tags', 'text[]'],
  ['follow_up_on', 'date'],
  ['custom', 'jsonb'],
];
const names = sql.raw(COLUMNS.map(([name]) => name).join(', '));
// Tags in the spelling the office already uses, each once.
const SPELLED = `case when f.tags = '{}' then f.tags else array(select t.name from unnest(f.tags) with ordinality as given (name, place) join contact_tags t on lower(t.name) = lower(given.name)
  group by t.name order by min(place)) end`;
const values = sql.raw(COLUMNS.map(([name]) => (name === 'tags' ? SPELLED : `f.${name}`)).join(', '));
const shape = sql.raw(COLUMNS.map(([name, type]) => `${name} ${type}`).join(', '));

export interface RowRange {
  readonly after: number;
  /** The last row of the range. */
  readonly last: number;
}

/** Lets one import write at a time until the transaction ends, so that each sees whom the others added. */
export async function lockWriting(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('imports:write'))`.execute(db);
}

/** Writes staged rows as contacts and answers how many. Ids were drawn when the rows were staged, so no row is written twice. */
export async function writeContacts(
  db: Db,
  importId: string,
  { after, last }: RowRange,
  by: { readonly userId: string; readonly at: Date },
): Promise<number> {
  const range = sql`import_id = ${importId} and row_no > ${after} and row_no <= ${last}`;
  // In one order, so that two changes with the same new tags do not wait for each other in a ring.
  await sql`insert into contact_tags (name, created_at) select distinct tag, ${by.at}::timestamptz from import_rows, jsonb_array_elements_text(fields->'tags') as tag
    where ${range} order by tag on conflict do nothing`.execute(db);
  const done =
    await sql`insert into contacts (id, version, import_id, ${names}, stage_since, ssn_sealed, ssn_last4, ssn_index, birth_sealed, birth_year, created_at, created_by, updated_at)
    select r.contact_id, 1, r.import_id, ${values}, case when f.stage is not null then ${by.at}::timestamptz end, r.ssn_sealed, r.ssn_last4, r.ssn_index, r.birth_sealed, r.birth_year,
      ${by.at}::timestamptz, ${by.userId}::uuid, ${by.at}::timestamptz
    from (select * from import_rows where ${range}) r cross join lateral jsonb_to_record(r.fields) as f (${shape})`.execute(db);
  const { rows: people } = await sql<{
    name: string;
  }>`select distinct concat_ws(' ', fields->>'first_name', fields->>'middle_name', fields->>'last_name', fields->>'company') as name
    from import_rows where ${range}`.execute(db);
  await rememberWords(
    db,
    people.map(({ name }) => name),
  );
  return Number(done.numAffectedRows ?? 0);
}

/** As they were imported, and nobody has worked with them: notes, tasks and consents leave a record of their own. */
const UNTOUCHED = sql`version = 1 and archived_at is null and not exists (select 1 from activity a where a.contact_id = contacts.id)`;

/** Archives up to `most` contacts of an import that nobody has worked with since. With nobody left to look at, `seen` is 0. */
export async function archiveUntouched(
  db: Db,
  importId: string,
  most: number,
  at: Date,
): Promise<{ readonly seen: number; readonly archived: number }> {
  // Locked first, and judged anew by a statement of its own: whoever was at work on one of them has then ended.
  const { rows } = await sql<{
    id: string;
  }>`select id from contacts where import_id = ${importId} and ${UNTOUCHED} order by created_at, id limit ${most} for update of contacts`.execute(
    db,
  );
  if (rows.length === 0) return { seen: 0, archived: 0 };
  const done =
    await sql`update contacts set archived_at = ${at}, updated_at = ${at}, version = version + 1 where id = any(${rows.map((r) => r.id)}::uuid[]) and ${UNTOUCHED}`.execute(
      db,
    );
  return { seen: rows.length, archived: Number(done.numAffectedRows ?? 0) };
}

/** Lets the database count the table anew: after thousands of new rows its plans would be those of the small table it was. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`analyze contacts`.execute(db);
}
