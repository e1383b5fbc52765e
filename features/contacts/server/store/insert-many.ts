// Contacts of an import: added and archived in sets of rows, inside the database.
import { sql, type RawBuilder } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { rememberWords } from './words.ts';

/** Columns of contacts that come as JSON, with their types. */
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

/**
 * Adds contacts with version 1 and answers how many. `staged` is a query of the caller that answers one row for each: contact_id, import_id,
 * fields (jsonb, keyed by column), ssn_sealed, ssn_last4, ssn_index, birth_sealed, birth_year.
 */
export async function insertContacts(
  db: Db,
  staged: RawBuilder<unknown>,
  by: { readonly userId: string; readonly at: Date },
): Promise<number> {
  // In one order, so that two changes with the same new tags do not wait for each other in a ring.
  await sql`insert into contact_tags (name, created_at) select distinct tag, ${by.at}::timestamptz from (${staged}) r, jsonb_array_elements_text(r.fields->'tags') as tag
    order by tag on conflict do nothing`.execute(db);
  const done =
    await sql`insert into contacts (id, version, import_id, ${names}, stage_since, ssn_sealed, ssn_last4, ssn_index, birth_sealed, birth_year, created_at, created_by, updated_at, email_by)
    select r.contact_id, 1, r.import_id, ${values}, case when f.stage is not null then ${by.at}::timestamptz end, r.ssn_sealed, r.ssn_last4, r.ssn_index, r.birth_sealed, r.birth_year,
      ${by.at}::timestamptz, ${by.userId}::uuid, ${by.at}::timestamptz, case when f.email is not null then ${by.userId}::uuid end
    from (${staged}) r cross join lateral jsonb_to_record(r.fields) as f (${shape})`.execute(db);
  const { rows: people } = await sql<{
    name: string;
  }>`select distinct concat_ws(' ', r.fields->>'first_name', r.fields->>'middle_name', r.fields->>'last_name', r.fields->>'company') as name
    from (${staged}) r`.execute(db);
  await rememberWords(
    db,
    people.map(({ name }) => name),
  );
  return Number(done.numAffectedRows ?? 0);
}

/** As they were imported, and no one has worked with them: notes, tasks and consents leave a record of their own. */
const UNTOUCHED = sql`version = 1 and archived_at is null and not exists (select 1 from activity_times a where a.contact_id = contacts.id)`;

/** Archives up to `most` contacts of an import that no one has worked with since. With no one left to check, `seen` is 0. */
export async function archiveUntouched(
  db: Db,
  importId: string,
  most: number,
  at: Date,
): Promise<{ readonly seen: number; readonly archived: number }> {
  // Locks first and checks again in a second statement: by then, anyone who was changing one of them has finished.
  const { rows } = await sql<
    Pick<Row<'contacts'>, 'id'>
  >`select id from contacts where import_id = ${importId} and ${UNTOUCHED} order by created_at, id limit ${most} for update of contacts`.execute(
    db,
  );
  if (rows.length === 0) return { seen: 0, archived: 0 };
  const done =
    await sql`update contacts set archived_at = ${at}, updated_at = ${at}, version = version + 1 where id = any(${rows.map((r) => r.id)}::uuid[]) and ${UNTOUCHED}`.execute(
      db,
    );
  return { seen: rows.length, archived: Number(done.numAffectedRows ?? 0) };
}

/** Refreshes the planner's statistics: after thousands of new rows it would still plan for a small table. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`analyze contacts`.execute(db);
}
