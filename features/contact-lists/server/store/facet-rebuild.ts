// Compares the stored filter values of a facet with what they should be, and corrects them.
import { sql } from 'kysely';
import type { JobDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { Category } from '../../../contacts/rules/stages.ts';

const BATCH = 500;

export async function countContactsOfAll(db: JobDb): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from contact_heads`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The next contacts behind the place `after`, held until the transaction ends; `next` is undefined behind the last one. */
export async function lockBatch(
  db: JobDb,
  after: string | undefined,
): Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }> {
  const behind = after === undefined ? sql`true` : sql`id > ${after}::uuid`;
  const { rows } = await sql<
    Pick<Row<'contactHeads'>, 'id'>
  >`select id from contact_heads where ${behind} order by id limit ${BATCH} for update`.execute(db);
  return { ids: rows.map(({ id }) => id), next: rows.length < BATCH ? undefined : rows.at(-1)?.id };
}

/** Writes the values of these contacts where they differ. Returns how many rows were wrong or missing. */
export async function correctFacet(
  db: JobDb,
  facet: {
    readonly key: string;
    readonly category: Category;
    readonly ids: readonly string[];
    readonly values: ReadonlyMap<string, readonly string[]>;
  },
): Promise<number> {
  const { key, category, ids, values } = facet;
  const pairs = [...values].flatMap(([contactId, all]) => all.map((value) => [contactId, value] as const));
  const { rows } = await sql<{ n: number }>`
    with due as (select c.id as contact_id, v.value, c.created_at
        from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, value]) => value)}::text[]) v (contact_id, value)
          join contact_heads c on c.id = v.contact_id),
      gone as (delete from contact_facets f where f.facet = ${key} and f.contact_id = any(${[...ids]}::uuid[])
        and not exists (select 1 from due d where d.contact_id = f.contact_id and d.value = f.value) returning 1),
      written as (insert into contact_facets (contact_id, facet, value, category, created_at)
        select contact_id, ${key}, value, ${category}, created_at from due
        on conflict (contact_id, facet, value) do update set category = excluded.category, created_at = excluded.created_at
          where (contact_facets.category, contact_facets.created_at) is distinct from (excluded.category, excluded.created_at) returning 1)
    select ((select count(*) from gone) + (select count(*) from written))::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}
