// Pages of contacts, in time that does not grow with the table. A list walks along the index of its order and takes the matching rows;
// where few match, it gathers them by the indexes of the filter instead. The choice is made by bounded tries and not by the planner's
// estimates, because those ignore how names and dates correlate.
import { sql, type RawBuilder } from 'kysely';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { ONE_PLAN } from '../../../../platform/server/database/prepared.ts';
import type { ContactRow } from '../../contract.ts';
import type { ContactFilter, Sort } from '../../rules/contact-filter.ts';
import { allOf, conditionsOf, NO_VALUE, type Condition, type DaylessFilter } from './filter.ts';
import { ROW_COLUMNS, ROW_JSON, ROW_TEXT } from './row.ts';
import { cursorOf, isAfter, orderBy, ORDERS, type Along, type Order, type Place } from './sort.ts';

export interface ContactQuery extends ContactFilter {
  readonly sort: Sort;
  readonly after?: Place | undefined;
  readonly limit: number;
}
/** `rows` is JSON without the brackets around it. */
export interface TextPage {
  readonly rows: string;
  readonly next: string | null;
  readonly total: number | null;
}

/** Matches are counted up to here. */
export const COUNT_CAP = 10_000;
/** Rows of the order that are read before the other plan is tried. */
const FIRST_LOOK = 2_000;
const SECOND_LOOK = 20_000;

/** A row as JSON, its place, and what matches in all when that was asked. */
interface Line {
  readonly line: string;
  readonly mark: string;
  readonly id: string;
  readonly total: number | null;
}

/** A page as JSON; the first page includes the total. */
export async function readPage(db: StaffDb, query: ContactQuery, zone: string): Promise<TextPage> {
  const plan = planOf(query, zone);
  const counted = query.after === undefined;
  const isPlain = plan.walked.length === plan.tests.length;
  let known: readonly Line[] = [];
  if (query.search === undefined || isPlain) {
    known = await ask(
      db,
      query,
      isPlain ? walk(plan) : look(plan),
      counted ? capped(plan.matching, plan.matching.tests.values()) : UNCOUNTED,
    );
    const isWhole = isPlain || known.length > query.limit || known.length === known[0]?.total;
    if (isWhole) return toPage(known, query, counted);
  }
  const total = counted && known.length === 0 ? sql`(select count(*) from few)` : sql`${known[0]?.total ?? null}::int`;
  return toPage(await ask(db, query, gather(plan), total), query, counted);
}

/** One contact as lists show it. @throws Error when there is none */
export async function readRow(db: StaffDb, id: string): Promise<ContactRow> {
  const { rows } = await sql<{ row: ContactRow }>`select ${ROW_JSON} as row from contact_records p where p.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The contact to show was not found.');
  return found.row;
}

/** Contacts as a list looks for them. */
export interface Source {
  /** `contact_records c`, alone or beside what leads to them. */
  readonly from: RawBuilder<unknown>;
  /** The conditions of the filter, by name. */
  readonly tests: ReadonlyMap<string, Condition>;
  /** Where an index of `from` leads along the instant of their creation: that and the id, as the index holds them. */
  readonly inOrderOfCreation: Along | undefined;
}

/**
 * Where matching rows are searched: under the first facet of the filter, otherwise among all contacts. 'offset 0' makes PostgreSQL look
 * each contact up by itself, so that the search ends when enough are found; without it PostgreSQL reads all contacts first.
 */
export function sourceOf(filter: ContactFilter, zone: string | undefined): Source {
  const conditions = conditionsOf(filter, zone);
  const first = Object.entries(filter.facets ?? {}).find(([, value]) => value !== NO_VALUE);
  if (!first) return { from: sql`contact_records c`, tests: conditions, inOrderOfCreation: undefined };
  const [key, value] = first;
  return {
    from: sql`(select contact_id, category, created_at from contact_facets where facet = ${key} and value = ${value}) f
      cross join lateral (select * from contact_records o where o.id = f.contact_id and o.category = f.category offset 0) c`,
    tests: new Map([...conditions].filter(([name]) => name !== `facet ${key}`)),
    inOrderOfCreation: { key: sql`f.created_at`, id: sql`f.contact_id` },
  };
}

/** Matches, counted up to `cap` and one more. */
export async function countContacts(db: StaffDb | JobDb, filter: DaylessFilter, cap: number): Promise<number>;
export async function countContacts(db: StaffDb | JobDb, filter: ContactFilter, cap: number, zone: string): Promise<number>;
export async function countContacts(db: StaffDb | JobDb, filter: ContactFilter, cap: number, zone?: string): Promise<number> {
  const source = sourceOf(filter, zone);
  const { rows } = await sql<{ n: number }>`select ${capped(source, source.tests.values(), cap)}::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

export function capped({ from }: Pick<Source, 'from'>, tests: Iterable<Condition>, cap = COUNT_CAP): RawBuilder<unknown> {
  return sql`(select count(*) from (select 1 from ${from} where ${allOf(tests)} limit ${sql.lit(cap + 1)}) m)`;
}

interface Plan {
  readonly order: Order;
  /** What is walked, by the key of the order and the id. */
  readonly from: RawBuilder<unknown>;
  readonly along: Along;
  /** What the index that is walked begins with. */
  readonly walked: readonly Condition[];
  /** What is tested of each row of `from`: the whole filter. */
  readonly tests: readonly Condition[];
  /** The whole filter as conditions on `contact_records c` alone. */
  readonly all: readonly Condition[];
  /** All that match, in no order. */
  readonly matching: Source;
  readonly after: Place | undefined;
  readonly limit: number;
}

function planOf(query: ContactQuery, zone: string): Plan {
  const order = ORDERS[query.sort];
  const conditions = conditionsOf(query, zone);
  const matching = sourceOf(query, zone);
  const { after, limit } = query;
  const rest = { order, all: [...conditions.values()], matching, after, limit };
  if (matching.inOrderOfCreation && order.leading.includes('facet')) {
    const walked = [...matching.tests].filter(([name]) => name === 'archived').map(([, condition]) => condition);
    return { ...rest, from: matching.from, along: matching.inOrderOfCreation, walked, tests: [...matching.tests.values()] };
  }
  const lead = order.leading.find((name) => conditions.has(name) && !(name === 'owner' && query.owner === 'none'));
  const walked = [...conditions].filter(([name]) => name === 'archived' || name === lead).map(([, condition]) => condition);
  return { ...rest, from: sql`contact_records c`, along: ofContacts(order), walked, tests: rest.all };
}

const ofContacts = ({ key }: Order): Along => ({ key, id: sql`c.id` });
const beyond = ({ order, after }: Plan, along: Along): Condition[] => (after === undefined ? [] : [isAfter(order, along, after)]);

/** The order's index has it all. */
function walk(plan: Plan): RawBuilder<unknown> {
  const { order, from, along, walked, limit } = plan;
  return sql`p as (select c.*, ${along.key} as key from ${from} where ${allOf([...walked, ...beyond(plan, along)])} order by ${orderBy(order, along.key, along.id)} limit ${sql.lit(limit + 1)})`;
}

/** A page without its total uses one plan: the index of its order suits all values. */
const UNCOUNTED = sql`${ONE_PLAN} null`;

/** What fits among the next rows of the order. */
function look(plan: Plan): RawBuilder<unknown> {
  const { order, from, along, walked, tests, limit } = plan;
  return sql`near as (select ${ROW_COLUMNS}, ${along.key} as key, (${allOf(tests)}) as fits from ${from} where ${allOf([...walked, ...beyond(plan, along)])} order by ${orderBy(order, along.key, along.id)}
      limit ${sql.lit(FIRST_LOOK)}),
    p as (select * from near c where c.fits order by ${orderBy(order, sql`c.key`, sql`c.id`)} limit ${sql.lit(limit + 1)})`;
}

/** What fits, gathered by the filter when it is little; else from more rows of the order; else, at last, all of it. */
function gather(plan: Plan): RawBuilder<unknown> {
  const { order, from, along, walked, all, matching, limit } = plan;
  const { key } = order;
  const sorted = orderBy(order, sql`c.key`, sql`c.id`);
  const rest = allOf([...matching.tests.values(), ...beyond(plan, ofContacts(order))]);
  return sql`few as materialized (select c.id, ${key} as key from ${matching.from} where ${rest} limit ${sql.lit(COUNT_CAP + 1)}),
    is_few as (select count(*) <= ${sql.lit(COUNT_CAP)} as yes from few),
    near as materialized (select c.id, c.key from (select c.*, ${along.key} as key from ${from} where ${allOf([...walked, ...beyond(plan, along)])} and not (select yes from is_few)
      order by ${orderBy(order, along.key, along.id)} limit ${sql.lit(SECOND_LOOK)}) c where ${allOf(all)} order by ${sorted} limit ${limit + 1}),
    is_near as (select count(*) > ${limit} as yes from near),
    found as (select id, key from few where (select yes from is_few)
      union all select id, key from near where (select yes from is_near)
      union all select c.id, ${key} from ${matching.from} where ${rest} and not (select yes from is_few) and not (select yes from is_near)),
    p as (select c.*, f.key from (select * from found c order by ${sorted} limit ${limit + 1}) f join contact_records c on c.id = f.id)`;
}

/** Lines are handed over one by one: PostgreSQL takes half as long again to number and join what is in order already. */
async function ask(db: Db, { sort }: ContactQuery, parts: RawBuilder<unknown>, total: RawBuilder<unknown>): Promise<readonly Line[]> {
  const order = ORDERS[sort];
  const { rows } = await sql<Line>`with ${parts} select ${ROW_TEXT} as line, ${order.write} as mark, p.id, ${total}::int as total from p
    order by ${orderBy(order, sql`p.key`, sql`p.id`)}`.execute(db);
  return rows;
}

function toPage(lines: readonly Line[], { sort, limit }: ContactQuery, counted: boolean): TextPage {
  const { rows, next } = cursorOf(sort).page(lines, limit, ({ mark, id }) => [mark, id]);
  return { rows: rows.map(({ line }) => line).join(','), next, total: counted ? (lines[0]?.total ?? 0) : null };
}
