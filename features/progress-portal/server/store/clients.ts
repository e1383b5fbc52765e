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

const SINCE = sql`coalesce(h.heard_at, c.converted_at, c.created_at)`;
const AT_WORK = sql<SqlBool>`c.stage not in ('graduated', 'cancelled')`;
const LOGIN = sql<SqlBool>`exists (select 1 from user_accounts u where u.contact_id = c.id and u.deleted_at is null)`;
const invited = (now: Date): RawBuilder<SqlBool> =>
  sql`exists (select 1 from invite_states i where i.contact_id = c.id and i.used_at is null and i.revoked_at is null and i.expires_at > ${now})`;

function conditions({ portal, questions, owner, ended, search, from, before }: ClientQuery, now: Date): RawBuilder<SqlBool>[] {
  const words = search === undefined || search === '' ? {} : { search };
  return [
    ...conditionsOf({ category: 'client', ...words, ...(owner !== undefined && { owner }) }).values(),
    ...(ended === 'yes' ? [] : [AT_WORK]),
    ...(portal === 'active'
      ? [LOGIN]
      : portal === undefined
        ? []
        : [sql<SqlBool>`not ${LOGIN} and ${portal === 'invited' ? invited(now) : sql`not ${invited(now)}`}`]),
    ...(questions === undefined
      ? []
      : [sql<SqlBool>`exists (select 1 from finding_questions q where q.contact_id = c.id and q.answer = 'asked')`]),
    ...(from === undefined ? [] : [sql<SqlBool>`${SINCE} >= ${from}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`${SINCE} < ${before}`]),
  ];
}

/** Clients in this order. `after` is the sort key of the last row of the page before. */
export async function listClients(
  db: StaffDb,
  query: ClientQuery,
  page: {
    readonly order: Order;
    readonly after: readonly [key: string, id: string] | undefined;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<StoredClient[]> {
  const { order, after, limit, now } = page;
  const key = order === 'name' ? sql`c.sort_name` : SINCE;
  const direction = order === 'shortest' ? sql`desc` : sql`asc`;
  const given = after && (order === 'name' ? sql`${after[0]}` : sql`${after[0]}::timestamptz`);
  const beyond =
    after && given ? [sql<SqlBool>`(${key}, c.id) ${order === 'shortest' ? sql`<` : sql`>`} (${given}, ${after[1]}::uuid)`] : [];
  const found =
    await sql<StoredClient>`select p.*, (select count(*)::int from finding_questions q where q.contact_id = p."contactId" and q.answer = 'asked') as questions
    from (select c.id as "contactId", c.name, c.sort_name as "sortName", c.owner_id as "ownerId", h.heard_at as "heardAt", h.heard_by as "heardBy",
        ${SINCE} as "silentSince", (${SINCE} at time zone 'UTC')::text || 'Z' as since
      from contact_records c left join portal_hearings h on h.contact_id = c.id
      where ${allOf([...conditions(query, now), ...beyond])} order by ${key} ${direction}, c.id ${direction} limit ${limit}) p
    order by ${order === 'name' ? sql`p."sortName"` : sql`p."silentSince"`} ${direction}, p."contactId" ${direction}`.execute(db);
  return found.rows;
}

/** Clients at work by when their silence began: since `good` or later, since `soon` or later, and before. */
export async function countSilence(db: StaffDb, good: Date, soon: Date): Promise<{ good: number; soon: number; late: number }> {
  const found = await sql<{ good: number; soon: number; late: number }>`select count(*) filter (where ${SINCE} >= ${good})::int as good,
      count(*) filter (where ${SINCE} < ${good} and ${SINCE} >= ${soon})::int as soon, count(*) filter (where ${SINCE} < ${soon})::int as late
    from contact_records c left join portal_hearings h on h.contact_id = c.id where ${allOf([...conditionsOf({ category: 'client' }).values(), AT_WORK])}`.execute(
    db,
  );
  return found.rows[0] ?? { good: 0, soon: 0, late: 0 };
}
