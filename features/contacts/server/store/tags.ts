// Names of tags, so that the office does not spell one tag in three ways.
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';

/** Remembers new names, and answers all of them in the spelling the office already uses. */
export async function rememberTags(db: Db, tags: readonly string[], at: Date): Promise<string[]> {
  if (tags.length === 0) return [];
  // In one order, so that two changes with the same new tags do not wait for each other in a ring.
  const names = [...new Set(tags)].sort();
  await db
    .insertInto('contactTags')
    .values(names.map((name) => ({ name, createdAt: at })))
    .onConflict((oc) => oc.doNothing())
    .execute();
  const { rows } = await sql<Pick<Row<'contactTags'>, 'name'>>`
    select t.name from unnest(${tags}::text[]) with ordinality as given (name, place) join contact_tags t on lower(t.name) = lower(given.name) order by place`.execute(
    db,
  );
  return [...new Set(rows.map((row) => row.name))];
}

/** These names in the spelling the office already uses; new ones as they are. Nothing is stored. */
export async function spellTags(db: Db, tags: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Pick<Row<'contactTags'>, 'name'>>`select coalesce(t.name, given.name) as name
    from unnest(${[...tags]}::text[]) with ordinality as given (name, place) left join contact_tags t on lower(t.name) = lower(given.name) order by place`.execute(
    db,
  );
  return [...new Set(rows.map((row) => row.name))];
}

/** All names, in the order of the alphabet. */
export async function listTags(db: Db): Promise<string[]> {
  return (
    await db
      .selectFrom('contactTags')
      .select('name')
      .orderBy((e) => e.fn('lower', ['name']))
      .execute()
  ).map((row) => row.name);
}
