// What is due, as the review of the night found it.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { RetentionGroup } from '../../rules/retention-groups.ts';

export interface DueFound {
  readonly contactId: string;
  readonly what: RetentionGroup;
  readonly since: CivilDate;
  readonly due: CivilDate;
}
export interface DueFilter {
  readonly what?: RetentionGroup | undefined;
  readonly held?: 'yes' | 'no' | undefined;
}
export type DuePlace = [due: string, contactId: string, what: string];

/** Takes the place of what was found of these contacts before. */
export async function replaceDue(db: Db, contactIds: readonly string[], found: readonly DueFound[]): Promise<void> {
  await sql`delete from retention_due where contact_id = any(${[...contactIds]}::uuid[])`.execute(db);
  if (found.length === 0) return;
  await sql`insert into retention_due (contact_id, what, since_on, due_on)
    select * from unnest(${found.map((f) => f.contactId)}::uuid[], ${found.map((f) => f.what)}::text[], ${found.map((f) => f.since)}::date[], ${found.map((f) => f.due)}::date[])
    on conflict (contact_id, what) do update set since_on = excluded.since_on, due_on = excluded.due_on`.execute(db);
}

const matching = ({ what, held }: DueFilter) => sql`(${what ?? null}::text is null or d.what = ${what ?? null})
  and (${held ?? null}::text is null or (h.id is not null) = (${held ?? null}::text = 'yes'))`;
const FROM = sql`from retention_due d join contact_names c on c.id = d.contact_id
  left join retention_holds h on h.contact_id = d.contact_id and h.lifted_at is null`;

export async function listDue(
  db: StaffDb,
  { after, limit, ...filter }: DueFilter & { readonly after: DuePlace | undefined; readonly limit: number },
): Promise<readonly (DueFound & { readonly name: string; readonly held: boolean })[]> {
  const behind = after ? sql`(d.due_on, d.contact_id, d.what) > (${after[0]}::date, ${after[1]}::uuid, ${after[2]}::text)` : sql`true`;
  const { rows } = await sql<
    DueFound & { name: string; held: boolean }
  >`select d.contact_id as "contactId", c.name, d.what, d.since_on as since, d.due_on as due,
      h.id is not null as held
    ${FROM} where ${matching(filter)} and ${behind} order by d.due_on, d.contact_id, d.what limit ${limit}`.execute(db);
  return rows;
}

/** Those that match and are not on hold, counted up to `most`. */
export async function countReady(db: StaffDb, filter: DueFilter, most: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 ${FROM} where ${matching({ ...filter, held: 'no' })} limit ${most}) x`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes those of the list that may be approved off it, so that no one else approves them. All of a group when no rows are named. */
export async function takeDue(
  db: Db,
  {
    rows: chosen,
    what,
  }: { readonly rows: readonly Pick<DueFound, 'contactId' | 'what'>[] | undefined; readonly what: RetentionGroup | undefined },
): Promise<readonly Pick<DueFound, 'contactId' | 'what'>[]> {
  const named = chosen
    ? sql`(d.contact_id, d.what) in (select * from unnest(${chosen.map((c) => c.contactId)}::uuid[], ${chosen.map((c) => c.what)}::text[]))`
    : sql`(${what ?? null}::text is null or d.what = ${what ?? null})`;
  const { rows } = await sql<Pick<DueFound, 'contactId' | 'what'>>`delete from retention_due d where ${named}
      and not exists (select 1 from retention_holds h where h.contact_id = d.contact_id and h.lifted_at is null)
    returning d.contact_id as "contactId", d.what`.execute(db);
  return rows;
}

export async function dropDue(db: Db, contactId: string): Promise<void> {
  await db.deleteFrom('retentionDue').where('contactId', '=', contactId).execute();
}
