// Names of tags, so that the office does not write one tag three ways.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

type Tables = { contact_tags: { name: string; created_at: Date } };
const tables = (db: Db) => db.withTables<Tables>();

/** Remembers new names, and answers all of them in the spelling the office already uses. */
export async function rememberTags(db: Db, tags: readonly string[], at: Date): Promise<string[]> {
  if (tags.length === 0) return [];
  // In one order, so that two changes with the same new tags do not wait for each other in a ring.
  const names = [...new Set(tags)].sort();
  await tables(db)
    .insertInto('contact_tags')
    .values(names.map((name) => ({ name, created_at: at })))
    .onConflict((oc) => oc.doNothing())
    .execute();
  const { rows } = await sql<{ name: string }>`
    select t.name from unnest(${tags}::text[]) with ordinality as given (name, place) join contact_tags t on lower(t.name) = lower(given.name) order by place`.execute(
    tables(db),
  );
  return [...new Set(rows.map((row) => row.name))];
}

/** All names, in the order of the alphabet. */
export async function listTags(db: Db): Promise<string[]> {
  return (
    await tables(db)
      .selectFrom('contact_tags')
      .select('name')
      .orderBy((e) => e.fn('lower', ['name']))
      .execute()
  ).map((row) => row.name);
}
