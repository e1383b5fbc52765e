// How many contacts match, for the tabs above a list.
import { sql, type RawBuilder } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { ContactFilter } from '../../rules/contact-filter.ts';
import { CATEGORIES, type Category } from '../../../contacts/rules/stages.ts';
import { allOf } from './filter.ts';
import { capped, COUNT_CAP, sourceOf } from './list.ts';

export interface CategoryCounts {
  readonly byCategory: Readonly<Record<Category, number>>;
  readonly archived: number;
}

/** Active matches of each category and the archived ones, each counted up to the cap and one more. Few matches are gathered once. */
export async function countByCategory(db: StaffDb, filter: ContactFilter, zone: string): Promise<CategoryCounts> {
  const source = sourceOf(filter, zone);
  const rest = [...source.tests].filter(([name]) => name !== 'archived').map(([, condition]) => condition);
  const isEverybody = rest.length === 0 && source.inOrderOfCreation === undefined;
  const count = (among: RawBuilder<unknown>, index: RawBuilder<unknown>): RawBuilder<unknown> =>
    isEverybody ? index : sql`case when (select yes from is_few) then (select count(*) from few c where ${among}) else ${index} end`;
  const active = sql`c.archived_at is null`;
  const counts = CATEGORIES.map((category) => {
    const of = sql`c.category = ${sql.lit(category)}`;
    return sql`${sql.lit(category)}::text, ${count(sql`${of} and ${active}`, capped(source, [...rest, sql`${of}`, sql`${active}`]))}`;
  });
  const gone = sql`c.archived_at is not null`;
  const { rows } = await sql<{ byCategory: Record<Category, number>; archived: number }>`
    with few as materialized (select c.category, c.archived_at from ${source.from} where ${allOf([...rest, sql`true`])} limit ${sql.lit(COUNT_CAP + 1)}),
      is_few as (select count(*) <= ${sql.lit(COUNT_CAP)} as yes from few)
    select json_build_object(${sql.join(counts)}) as "byCategory", (${count(gone, capped(source, [...rest, sql`${gone}`]))})::int as archived`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('The contacts were not counted.');
  return found;
}
