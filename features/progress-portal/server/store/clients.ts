// Clients with how long ago they heard from the office.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf } from '../../../contact-lists/server/public.ts';
import type { HeardBy } from '../../rules/silence.ts';

export interface StoredClient {
  readonly contactId: string;
  readonly name: string;
  readonly sortName: string;
  readonly ownerId: string | null;
  readonly heardAt: Date | null;
  readonly heardBy: HeardBy | null;
  readonly silentSince: Date;
  /** The same to the microsecond, as a cursor tells it. */
  readonly since: string;
  readonly questions: number;
}
export interface ClientQuery {
  readonly portal?: 'none' | 'invited' | 'active' | undefined;
  readonly questions?: 'yes' | undefined;
  readonly owner?: string | undefined;
  readonly ended?: 'yes' | undefined;
  readonly search?: string | undefined;
  /** Between which instants their silence began. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}
type Order = 'longest' | 'shortest' | 'name';

/** The two halves of a list by silence: those who heard, and those who have not since they became a client. Each has an index of its own. */
const HEARD_AT = sql`h.heard_at`;
const BEGAN_AT = sql`coalesce(c.converted_at, c.created_at)`;
const AT_WORK = sql<SqlBool>`c.stage not in ('graduated', 'cancelled')`;
const LOGIN = sql<SqlBool>`exists (select 1 from user_accounts u where u.contact_id = c.id and u.deleted_at is null)`;
const invited = (now: Date): RawBuilder<SqlBool> =>
  sql`exists (select 1 from invite_states i where i.contact_id = c.id and i.used_at is null and i.revoked_at is null and i.expires_at > ${now})`;

/** The conditions on `contact_records c`. Written out where an index has them as its own. */
function conditions({ portal, questions, owner, ended, search }: ClientQuery, now: Date): RawBuilder<SqlBool>[] {
  const words = search === undefined || search === '' ? {} : { search };
  return [
    sql`c.category = 'client'`,
    ...conditionsOf({ ...words, ...(owner !== undefined && { owner }) }).values(),
    ...(ended === 'yes' ? [] : [AT_WORK]),
    ...(portal === undefined ? [] : [portal === 'active' ? LOGIN : sql<SqlBool>`not ${LOGIN}`]),
    ...(portal === 'invited' ? [invited(now)] : portal === 'none' ? [sql<SqlBool>`not ${invited(now)}`] : []),
    ...(questions === undefined
      ? []
      : [
          sql<SqlBool>`(exists (select 1 from finding_questions q where q.contact_id = c.id and q.answer = 'asked')
          or exists (select 1 from dispute_questions q where q.contact_id = c.id and q.answer = 'asked'))`,
        ]),
  ];
}

const within = (since: RawBuilder<unknown>, { from, before }: ClientQuery): RawBuilder<SqlBool>[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${since} >= ${from}`]),
  ...(before === undefined ? [] : [sql<SqlBool>`${since} < ${before}`]),
];

interface Page {
  readonly order: Order;
  /** Sort key of the last row of the page before. */
  readonly after: readonly [key: string, id: string] | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** Ids of clients by silence with when it began. */
function bySilence(query: ClientQuery, { order, after, limit, now }: Page): RawBuilder<unknown> {
  const [direction, beyond] = order === 'shortest' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const half = (since: RawBuilder<unknown>, id: RawBuilder<unknown>, from: RawBuilder<unknown>, own: RawBuilder<SqlBool>[]) => {
    const rest = after ? [sql<SqlBool>`(${since}, ${id}) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)`] : [];
    return sql`(select c.id, ${since} as since from ${from} where ${allOf([...own, ...conditions(query, now), ...within(since, query), ...rest])}
      order by ${since} ${direction}, ${id} ${direction} limit ${limit})`;
  };
  const unheard = sql<SqlBool>`not exists (select 1 from portal_hearings h where h.contact_id = c.id)`;
  return sql`select * from (${half(HEARD_AT, sql`h.contact_id`, sql`portal_hearings h join contact_records c on c.id = h.contact_id`, [])}
    union all ${half(BEGAN_AT, sql`c.id`, sql`contact_records c`, [unheard])}) k order by since ${direction}, id ${direction} limit ${limit}`;
}

/** Ids of clients by name. */
function byName(query: ClientQuery, { after, limit, now }: Page): RawBuilder<unknown> {
  const { from, before } = query;
  const since = sql`coalesce(h.heard_at, ${BEGAN_AT})`;
  const rest = after ? [sql<SqlBool>`(c.sort_name, c.id) > (${after[0]}, ${after[1]}::uuid)`] : [];
  return sql`select c.id, ${since} as since from contact_records c left join portal_hearings h on h.contact_id = c.id
    where ${allOf([...conditions(query, now), ...within(since, { from, before }), ...rest])} order by c.sort_name, c.id limit ${limit}`;
}

/** Clients in this order. */
export async function listClients(db: StaffDb, query: ClientQuery, page: Page): Promise<StoredClient[]> {
  const { order } = page;
  const direction = order === 'shortest' ? sql`desc` : sql`asc`;
  const found =
    await sql<StoredClient>`select c.id as "contactId", c.name, c.sort_name as "sortName", c.owner_id as "ownerId", h.heard_at as "heardAt", h.heard_by as "heardBy",
      p.since as "silentSince", (p.since at time zone 'UTC')::text || 'Z' as since,
      (select count(*)::int from finding_questions q where q.contact_id = c.id and q.answer = 'asked')
        + (select count(*)::int from dispute_questions q where q.contact_id = c.id and q.answer = 'asked') as questions
    from (${order === 'name' ? byName(query, page) : bySilence(query, page)}) p join contact_records c on c.id = p.id left join portal_hearings h on h.contact_id = c.id
    order by ${order === 'name' ? sql`c.sort_name` : sql`p.since`} ${direction}, c.id ${direction}`.execute(db);
  return found.rows;
}

/** How many clients at work have been silent since between these instants, up to `most`. */
export async function countSilence(
  db: StaffDb,
  began: Pick<ClientQuery, 'from' | 'before'>,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (${bySilence(began, { order: 'longest', after: undefined, limit: most, now })}) x`.execute(db);
  return rows[0]?.n ?? 0;
}
