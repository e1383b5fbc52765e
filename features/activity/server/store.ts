import { sql } from 'kysely';
import type { ActivityEntry } from '../../../platform/server/activity-entry.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { ActivityRow } from '../contract.ts';

type Tables = {
  activity: {
    id: number; at: Date; kind: string; actor_kind: ActivityEntry['actor']['kind']; actor_id: string | null; actor_name: string; contact_id: string | null;
    subject_type: string; subject_id: string; summary: string; before: string | null; after: string | null; request_id: string | null;
  };
  activity_chain: { position: number; activity_id: number; hash: Buffer };
};
const tables = (db: Db) => db.withTables<Tables>();

/** Adds the row of a change, in that change's transaction. */
export async function insertActivity(db: Db, entry: ActivityEntry, at: Date, requestId: string | null): Promise<void> {
  await sql`insert into activity (at, kind, actor_kind, actor_id, actor_name, contact_id, subject_type, subject_id, summary, before, after, request_id)
    values (${at}, ${entry.kind}, ${entry.actor.kind}, ${entry.actor.userId}, ${entry.actor.name}, ${entry.contactId}, ${entry.subject.type},
      ${entry.subject.id}, ${entry.summary}, ${json(entry.before)}, ${json(entry.after)}, ${requestId})`.execute(db);
}

/** Rows newest first, older than `before` when given. */
export async function listActivity(
  db: Db, _scope: StaffScope, query: { contactId?: string | undefined; before?: number | undefined; limit: number },
): Promise<(ActivityRow & { readonly actorId: string | null })[]> {
  let q = tables(db).selectFrom('activity')
    .select(['id', 'at', 'kind', 'summary', 'actor_kind', 'actor_id', 'actor_name', 'contact_id', 'subject_type', 'subject_id'])
    .orderBy('id', 'desc').limit(query.limit);
  if (query.contactId !== undefined) q = q.where('contact_id', '=', query.contactId);
  if (query.before !== undefined) q = q.where('id', '<', query.before);
  return (await q.execute()).map((r) => ({
    id: r.id, at: r.at.toISOString(), kind: r.kind, summary: r.summary, actor: { kind: r.actor_kind, name: r.actor_name }, actorId: r.actor_id,
    contactId: r.contact_id, subject: { type: r.subject_type, id: r.subject_id },
  }));
}

export interface ChainLink { readonly position: number; readonly hash: Buffer }
/** What is hashed of a row: its text exactly as stored. */
export interface ChainRow { readonly id: number; readonly text: string }

/** End of the chain; undefined when nothing is chained yet. */
export async function findChainEnd(db: Db): Promise<ChainLink | undefined> {
  return tables(db).selectFrom('activity_chain').select(['position', 'hash']).orderBy('position', 'desc').limit(1).executeTakeFirst();
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
  await tables(db).insertInto('activity_chain').values(links.map((l) => ({ position: l.position, activity_id: l.activityId, hash: l.hash }))).execute();
}

/** The chain from `after` on, with the text of each row as it stands now. */
export async function listChain(db: Db, after: number, limit: number): Promise<readonly (ChainLink & { id: number; text: string })[]> {
  const found = await sql<ChainLink & { id: number; text: string }>`select c.position, c.hash, a.id, ${ROW_TEXT} as text
    from activity_chain c join activity a on a.id = c.activity_id where c.position > ${after} order by c.position limit ${limit}`.execute(db);
  return found.rows;
}

/** Ids are drawn before the commit, so a slow transaction may show up this many ids late. */
const LATE_COMMITS = 10_000;

const ROW_TEXT = sql`jsonb_build_array(a.id, extract(epoch from a.at), a.kind, a.actor_kind, a.actor_id, a.actor_name, a.contact_id, a.subject_type,
  a.subject_id, a.summary, a.before, a.after, a.request_id)::text`;

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
