// Pages of contacts, in time that does not grow with the table. A list walks along the index of its order and takes what
// fits; where few fit, it gathers those by the indexes of the filter instead. Which of the two is right is found out by
// trying, with a bound on each try, and not left to estimates, which know nothing of how names and dates hang together.
import { sql, type RawBuilder } from 'kysely';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { ONE_PLAN } from '../../../../platform/server/database/prepared.ts';
import type { ContactRow } from '../../contract.ts';
import type { ContactFilter, Sort } from '../../rules/contact-filter.ts';
import { allOf, conditionsOf, type Condition } from './filter.ts';
import { ROW_COLUMNS, ROW_JSON, ROW_TEXT } from './row.ts';
import { isAfter, orderBy, ORDERS, writeMarker, type Order, type Place } from './sort.ts';

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
/** Rows of the order that are looked at before another way is tried. */
const FIRST_LOOK = 2_000;
const SECOND_LOOK = 20_000;

/** A row as JSON, its place, and what matches in all when that was asked. */
interface Line {
  readonly line: string;
  readonly mark: string;
  readonly id: string;
  readonly total: number | null;
}

/** A page as JSON; the total comes with the first one. */
export async function readPage(db: StaffDb, query: ContactQuery): Promise<TextPage> {
  const conditions = conditionsOf(query);
  const order = ORDERS[query.sort];
  const lead = order.leading.find((name) => conditions.has(name) && !(name === 'owner' && query.owner === 'none'));
  const along = [...conditions].filter(([name]) => name === 'archived' || name === lead).map(([, condition]) => condition);
  const plan = { order, all: [...conditions.values()], along, after: query.after, limit: query.limit };
  const counted = query.after === undefined;
  const isPlain = along.length === conditions.size;
  let known: readonly Line[] = [];
  if (query.search === undefined || isPlain) {
    known = await ask(db, query, isPlain ? walk(plan) : look(plan), counted ? capped(plan.all) : UNCOUNTED);
    const isWhole = isPlain || known.length > query.limit || known.length === known[0]?.total;
    if (isWhole) return toPage(known, query, counted);
  }
  const total = counted && known.length === 0 ? sql`(select count(*) from few)` : sql`${known[0]?.total ?? null}::int`;
  return toPage(await ask(db, query, gather(plan), total), query, counted);
}

/** One contact as lists show it. @throws Error when there is none */
export async function readRow(db: StaffDb, id: string): Promise<ContactRow> {
  const { rows } = await sql<{ row: ContactRow }>`select ${ROW_JSON} as row from contacts p where p.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The contact to be shown is not there.');
  return found.row;
}

/** Matches, counted up to `cap` and one more. */
export async function countContacts(db: StaffDb | JobDb, filter: ContactFilter, cap: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${capped([...conditionsOf(filter).values()], cap)}::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}

export function capped(conditions: readonly Condition[], cap = COUNT_CAP): RawBuilder<unknown> {
  return sql`(select count(*) from (select 1 from contacts c where ${allOf(conditions)} limit ${sql.lit(cap + 1)}) m)`;
}

interface Plan {
  readonly order: Order;
  readonly all: readonly Condition[];
  readonly along: readonly Condition[];
  readonly after: Place | undefined;
  readonly limit: number;
}

const beyond = ({ order, after }: Plan): Condition[] => (after === undefined ? [] : [isAfter(order, after)]);

/** The order's index has it all. */
function walk(plan: Plan): RawBuilder<unknown> {
  const { order, along, limit } = plan;
  return sql`p as (select c.*, ${order.key} as key from contacts c where ${allOf([...along, ...beyond(plan)])} order by ${orderBy(order, order.key, sql`c.id`)} limit ${sql.lit(limit + 1)})`;
}

/** Found along the index of its order whatever the values are, a page without its total goes by one plan. */
const UNCOUNTED = sql`${ONE_PLAN} null`;

/** What fits among the next rows of the order. */
function look(plan: Plan): RawBuilder<unknown> {
  const { order, all, along, limit } = plan;
  return sql`near as (select ${ROW_COLUMNS}, ${order.key} as key, (${allOf(all)}) as fits from contacts c where ${allOf([...along, ...beyond(plan)])} order by ${orderBy(order, order.key, sql`c.id`)}
      limit ${sql.lit(FIRST_LOOK)}),
    p as (select * from near c where c.fits order by ${orderBy(order, sql`c.key`, sql`c.id`)} limit ${sql.lit(limit + 1)})`;
}

/** What fits, gathered by the filter when it is little; else from more rows of the order; else, at last, all of it. */
function gather(plan: Plan): RawBuilder<unknown> {
  const { order, all, along, limit } = plan;
  const { key } = order;
  const sorted = orderBy(order, sql`c.key`, sql`c.id`);
  const rest = allOf([...all, ...beyond(plan)]);
  return sql`few as materialized (select c.id, ${key} as key from contacts c where ${rest} limit ${sql.lit(COUNT_CAP + 1)}),
    is_few as (select count(*) <= ${sql.lit(COUNT_CAP)} as yes from few),
    near as materialized (select c.id, c.key from (select c.*, ${key} as key from contacts c where ${allOf([...along, ...beyond(plan)])} and not (select yes from is_few)
      order by ${orderBy(order, key, sql`c.id`)} limit ${sql.lit(SECOND_LOOK)}) c where ${allOf(all)} order by ${sorted} limit ${limit + 1}),
    is_near as (select count(*) > ${limit} as yes from near),
    found as (select id, key from few where (select yes from is_few)
      union all select id, key from near where (select yes from is_near)
      union all select c.id, ${key} from contacts c where ${rest} and not (select yes from is_few) and not (select yes from is_near)),
    p as (select c.*, f.key from (select * from found c order by ${sorted} limit ${limit + 1}) f join contacts c on c.id = f.id)`;
}

/** Lines are handed over one by one: PostgreSQL takes half as long again to number and join what is in order already. */
async function ask(db: Db, { sort }: ContactQuery, parts: RawBuilder<unknown>, total: RawBuilder<unknown>): Promise<readonly Line[]> {
  const order = ORDERS[sort];
  const { rows } = await sql<Line>`with ${parts} select ${ROW_TEXT} as line, ${order.write} as mark, p.id, ${total}::int as total from p
    order by ${orderBy(order, sql`p.key`, sql`p.id`)}`.execute(db);
  return rows;
}

function toPage(lines: readonly Line[], { sort, limit }: ContactQuery, counted: boolean): TextPage {
  const last = lines.length > limit ? lines[limit - 1] : undefined;
  return {
    rows: lines
      .slice(0, limit)
      .map(({ line }) => line)
      .join(','),
    next: last ? writeMarker(JSON.stringify([sort, last.mark, last.id])) : null,
    total: counted ? (lines[0]?.total ?? 0) : null,
  };
}
