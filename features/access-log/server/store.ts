import { sql, type RawBuilder } from 'kysely';
import type { Db, JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';

export interface NewEntries {
  readonly at: Date;
  readonly userId: string;
  readonly sessionId: string;
  readonly kind: string;
  readonly contactIds: readonly string[];
}

/** Adds an entry for each of these contacts that exists. */
export async function insertEntries(db: Db, { at, userId, sessionId, kind, contactIds }: NewEntries): Promise<void> {
  await sql`insert into access_log (at, user_id, session_id, contact_id, kind)
    select ${at}, ${userId}, ${sessionId}, c.id, ${kind} from contact_heads c where c.id = any(${[...contactIds]}::uuid[])`.execute(db);
}

/** What lists are limited to. Times are instants: `from` included, `until` not. */
export interface EntryFilter {
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  /** null: entries without a session. */
  readonly sessionId?: string | null | undefined;
}
interface Page {
  readonly before: number | undefined;
  readonly limit: number;
}

const within = ({ from, until, sessionId }: EntryFilter): RawBuilder<boolean> =>
  sql`${from === undefined ? sql`true` : sql`l.at >= ${from}`} and ${until === undefined ? sql`true` : sql`l.at < ${until}`}
    and ${sessionId === undefined ? sql`true` : sql`l.session_id is not distinct from ${sessionId}::uuid`}`;
const older = (before: number | undefined): RawBuilder<boolean> => (before === undefined ? sql`true` : sql`l.id < ${before}`);

/** Entries about a contact, and about those that were merged into it. */
export async function listOfContact(
  db: StaffDb,
  contactId: string,
  filter: EntryFilter & Page,
): Promise<
  readonly { readonly id: number; readonly at: Date; readonly kind: string; readonly userId: string; readonly userName: string }[]
> {
  const { rows } = await sql<{ id: number; at: Date; kind: string; userId: string; userName: string }>`
    with recursive same (id) as (
      select ${contactId}::uuid union select c.id from contact_heads c join same s on c.merged_into = s.id
    ) select l.id, l.at, l.kind, l.user_id as "userId", u.name as "userName"
    from access_log l join user_names u on u.id = l.user_id
    where l.contact_id in (select id from same) and ${within(filter)} and ${older(filter.before)} order by l.id desc limit ${filter.limit}`.execute(
    db,
  );
  return rows;
}

export async function listOfPerson(
  db: StaffDb,
  userId: string,
  filter: EntryFilter & Page,
): Promise<
  readonly { readonly id: number; readonly at: Date; readonly kind: string; readonly contactId: string; readonly contactName: string }[]
> {
  const { rows } = await sql<{ id: number; at: Date; kind: string; contactId: string; contactName: string }>`
    select l.id, l.at, l.kind, l.contact_id as "contactId", c.name as "contactName"
    from access_log l join contact_names c on c.id = l.contact_id
    where l.user_id = ${userId} and ${within(filter)} and ${older(filter.before)} order by l.id desc limit ${filter.limit}`.execute(db);
  return rows;
}

export async function countContacts(db: StaffDb, userId: string, filter: EntryFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(distinct l.contact_id)::int as n from access_log l
    where l.user_id = ${userId} and ${within(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface SessionSum {
  readonly id: string | null;
  readonly first: Date;
  readonly last: Date;
  readonly contacts: number;
}

/** The sign-ins in which a person was shown data, the latest first. */
export async function listSessionSums(db: StaffDb, userId: string, filter: EntryFilter, limit: number): Promise<readonly SessionSum[]> {
  const { rows } =
    await sql<SessionSum>`select l.session_id as id, min(l.at) as first, max(l.at) as last, count(distinct l.contact_id)::int as contacts
    from access_log l where l.user_id = ${userId} and ${within(filter)} group by l.session_id order by max(l.at) desc limit ${limit}`.execute(
      db,
    );
  return rows;
}

export interface TouchedContact {
  readonly id: string;
  readonly name: string;
  readonly state: string | null;
  readonly kinds: string[];
  readonly first: Date;
  readonly last: Date;
}

/** The contacts of whom a person was shown data, by name. */
export async function listTouched(db: StaffDb, userId: string, filter: EntryFilter, limit: number): Promise<readonly TouchedContact[]> {
  const { rows } = await sql<TouchedContact>`select c.id, c.name, c.state, t.kinds, t.first, t.last from (
      select l.contact_id, array_agg(distinct l.kind order by l.kind) as kinds, min(l.at) as first, max(l.at) as last
      from access_log l where l.user_id = ${userId} and ${within(filter)} group by l.contact_id) t
    join contact_records c on c.id = t.contact_id order by c.sort_name, c.id limit ${limit}`.execute(db);
  return rows;
}

/** The days (UTC) before `today` that have entries and no digest yet, the oldest first. */
export async function listOpenDays(db: JobDb, today: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`select distinct (l.at at time zone 'UTC')::date::text as day from access_log l
    where l.at < ${today}::date::timestamp at time zone 'UTC'
      and not exists (select 1 from access_log_days d where d.day = (l.at at time zone 'UTC')::date) order by 1 limit ${limit}`.execute(db);
  return rows.map(({ day }) => day);
}

/** The entries of a day, as the text whose digest is kept. */
export async function readDay(db: JobDb, day: string): Promise<{ readonly entries: number; readonly text: string }> {
  const { rows } = await sql<{ entries: number; text: string }>`
    select count(*)::int as entries, coalesce(string_agg(concat_ws('|', l.id, extract(epoch from l.at), l.user_id, coalesce(l.session_id::text, '-'), l.contact_id, l.kind), E'\n' order by l.id), '') as text
    from access_log l where l.at >= ${day}::date::timestamp at time zone 'UTC' and l.at < (${day}::date + 1)::timestamp at time zone 'UTC'`.execute(
    db,
  );
  return rows[0] ?? { entries: 0, text: '' };
}

export async function insertDay(
  db: JobDb,
  day: { readonly day: string; readonly entries: number; readonly digest: Buffer },
): Promise<void> {
  await sql`insert into access_log_days (day, entries, digest) values (${day.day}::date, ${day.entries}, ${day.digest})`.execute(db);
}

export async function countDays(db: JobDb): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from access_log_days`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Days with a digest after `after`, in order. */
export async function listDays(
  db: JobDb,
  after: string | undefined,
  limit: number,
): Promise<readonly { readonly day: string; readonly entries: number; readonly digest: Buffer }[]> {
  const { rows } = await sql<{ day: string; entries: number; digest: Buffer }>`select day::text as day, entries, digest from access_log_days
    where ${after === undefined ? sql`true` : sql`day > ${after}::date`} order by access_log_days.day limit ${limit}`.execute(db);
  return rows;
}

/** Removes whole days before `day`, entries and digests. */
export async function removeBefore(db: JobDb, day: string): Promise<void> {
  await sql`delete from access_log where at < ${day}::date::timestamp at time zone 'UTC'`.execute(db);
  await sql`delete from access_log_days where day < ${day}::date`.execute(db);
}
