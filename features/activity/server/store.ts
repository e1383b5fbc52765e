import { sql } from 'kysely';
import type { ActivityEntry } from '../../../platform/server/activity-entry.ts';
import type { Db, JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { ActivityFilter, ActivityRow } from '../contract.ts';
import { describeChanges } from '../rules/changes.ts';

type Values = Readonly<Record<string, unknown>> | null;

/** Adds the row of a change, in that change's transaction. */
export async function insertActivity(db: Db, entry: ActivityEntry, at: Date, requestId: string | null): Promise<void> {
  await sql`insert into activity (at, kind, actor_kind, actor_id, actor_name, contact_id, subject_type, subject_id, summary, before, after, request_id, also_about)
    values (${at}, ${entry.kind}, ${entry.actor.kind}, ${entry.actor.userId}, ${entry.actor.name}, ${entry.contactId}, ${entry.subject.type},
      ${entry.subject.id}, ${entry.summary}, ${json(entry.before)}, ${json(entry.after)}, ${requestId},
      ${entry.alsoAbout === undefined || entry.alsoAbout.length === 0 ? null : [...entry.alsoAbout]}::uuid[])`.execute(db);
}

/** Rows newest first, older than `before` when given. */
export async function listActivity(
  db: StaffDb | JobDb,
  query: ActivityFilter & { readonly before?: number | undefined; readonly limit: number },
): Promise<(ActivityRow & { readonly actorId: string | null })[]> {
  let q = filtered(db, query)
    .select([
      'id',
      'at',
      'kind',
      'summary',
      'actorKind',
      'actorId',
      'actorName',
      'contactId',
      'subjectType',
      'subjectId',
      'before',
      'after',
    ])
    .$narrowType<{ before: Values; after: Values }>()
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (query.before !== undefined) q = q.where('id', '<', query.before);
  return (await q.execute()).map((r) => ({
    id: r.id,
    at: r.at.toISOString(),
    kind: r.kind,
    summary: r.summary,
    actor: { kind: r.actorKind, name: r.actorName },
    actorId: r.actorId,
    contactId: r.contactId,
    subject: { type: r.subjectType, id: r.subjectId },
    changes: describeChanges(r.before, r.after),
  }));
}

/** How many rows match, counted up to `most`. */
export async function countActivity(db: StaffDb | JobDb, filter: ActivityFilter, most: number): Promise<number> {
  const { n } = await db
    .selectFrom(filtered(db, filter).select('id').limit(most).as('rows'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

function filtered(db: Db, { contactId, actor, feature, from, until }: ActivityFilter) {
  let q = db.selectFrom('activity');
  if (contactId !== undefined) q = q.where(sql<boolean>`(contact_id = ${contactId} or also_about @> array[${contactId}]::uuid[])`);
  if (actor === 'client' || actor === 'public' || actor === 'system') q = q.where('actorKind', '=', actor);
  else if (actor !== undefined) q = q.where('actorId', '=', actor);
  if (feature !== undefined) q = q.where('feature', '=', feature);
  // Ids and times rise together but for a few rows written at the same moment, so the ends are found by time and walked by id.
  if (from !== undefined) q = q.where('at', '>=', new Date(from)).where('id', '>=', idNear(from, 'min'));
  if (until !== undefined) q = q.where('at', '<', new Date(until)).where('id', '<=', idNear(until, 'max'));
  return q;
}

const MINUTE_MS = 60_000;

/** The first id from a minute before an instant on, or the last one until a minute after it. */
function idNear(instant: string, end: 'min' | 'max') {
  const at = Date.parse(instant);
  return end === 'min'
    ? sql<number>`(select coalesce(min(id), 9223372036854775807) from (select id from activity where at >= ${new Date(at - MINUTE_MS)} order by at limit 200) a)`
    : sql<number>`(select coalesce(max(id), 0) from (select id from activity where at < ${new Date(at + MINUTE_MS)} order by at desc limit 200) a)`;
}

export interface ChainLink {
  readonly position: number;
  readonly hash: Buffer;
}
/** What is hashed of a row: its text exactly as stored. */
export interface ChainRow {
  readonly id: number;
  readonly text: string;
}

/** End of the chain; undefined when nothing is chained yet. */
export async function findChainEnd(db: Db): Promise<ChainLink | undefined> {
  return db.selectFrom('activityChain').select(['position', 'hash']).orderBy('position', 'desc').limit(1).executeTakeFirst();
}

/** Committed rows that have no place in the chain yet, oldest first. Holds other chaining runs off until this transaction ends. */
export async function takeUnchained(db: Db, limit: number): Promise<ChainRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('activity.chain'))`.execute(db);
  const found = await sql<ChainRow>`select a.id, ${ROW_TEXT} as text from activity a
    where a.id > coalesce((select max(activity_id) from activity_chain), 0) - ${LATE_COMMITS}
      and not exists (select 1 from activity_chain c where c.activity_id = a.id) order by a.id limit ${limit}`.execute(db);
  return found.rows;
}

export async function appendToChain(db: Db, links: readonly { position: number; activityId: number; hash: Buffer }[]): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('activityChain')
    .values(links.map((l) => ({ position: l.position, activityId: l.activityId, hash: l.hash })))
    .execute();
}

/** The chain from `after` on, with the text of each row as it stands now. */
export async function listChain(db: Db, after: number, limit: number): Promise<readonly (ChainLink & { id: number; text: string })[]> {
  const found = await sql<ChainLink & { id: number; text: string }>`select c.position, c.hash, a.id, ${ROW_TEXT} as text
    from activity_chain c join activity a on a.id = c.activity_id where c.position > ${after} order by c.position limit ${limit}`.execute(
    db,
  );
  return found.rows;
}

/** Ids are drawn before the commit, so a slow transaction may show up this many ids late. */
const LATE_COMMITS = 10_000;

// Rows that are about one person read as they did before others could be named.
const ROW_TEXT = sql`(jsonb_build_array(a.id, extract(epoch from a.at), a.kind, a.actor_kind, a.actor_id, a.actor_name, a.contact_id, a.subject_type,
  a.subject_id, a.summary, a.before, a.after, a.request_id) || case when a.also_about is null then '[]'::jsonb else jsonb_build_array(a.also_about) end)::text`;

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
