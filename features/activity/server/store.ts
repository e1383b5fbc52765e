import { sql } from 'kysely';
import type { ActivityEntry } from '../../../platform/server/activity-entry.ts';
import type { Db, JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ActivityFilter, ActivityRow } from '../contract.ts';
import { describeChanges } from '../rules/changes.ts';
import { maskFileNames, openContent, sealContent } from './store/content.ts';

/** Adds the row of a change, in that change's transaction. Its content is sealed for the row's id, so the id is drawn first. */
export async function insertActivity(db: Db, sealer: Sealer, entry: ActivityEntry, at: Date, requestId: string | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`select nextval('activity_id_seq') as id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The database returned no id for an activity.');
  await sql`insert into activity (id, at, kind, actor_kind, actor_id, actor_name, contact_id, subject_type, subject_id, content_sealed, request_id, also_about)
    overriding system value values (${id}, ${at}, ${entry.kind}, ${entry.actor.kind}, ${entry.actor.userId}, ${entry.actor.name}, ${entry.contactId},
      ${entry.subject.type}, ${entry.subject.id}, ${sealContent(sealer, id, entry)}, ${requestId},
      ${entry.alsoAbout === undefined || entry.alsoAbout.length === 0 ? null : [...entry.alsoAbout]}::uuid[])`.execute(db);
}

/** What a row says whose content was disposed of. */
const DISPOSED = 'What was recorded here was disposed of.';

/** Rows newest first, older than `before` when given. */
export async function listActivity(
  db: StaffDb | JobDb,
  sealer: Sealer,
  query: ActivityFilter & { readonly kinds?: readonly string[]; readonly before?: number | undefined; readonly limit: number },
): Promise<(ActivityRow & { readonly actorId: string | null })[]> {
  let q = filtered(db, query)
    .select(['id', 'at', 'kind', 'actorKind', 'actorId', 'actorName', 'contactId', 'subjectType', 'subjectId', 'contentSealed'])
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (query.before !== undefined) q = q.where('id', '<', query.before);
  if (query.kinds !== undefined) q = q.where('kind', 'in', [...query.kinds]);
  return (await q.execute()).map((r) => {
    const { summary, before, after } = maskFileNames(r.kind, openContent(sealer, r));
    return {
      id: r.id,
      at: r.at.toISOString(),
      kind: r.kind,
      summary: r.contentSealed === null ? DISPOSED : summary,
      actor: { kind: r.actorKind, name: r.actorName },
      actorId: r.actorId,
      contactId: r.contactId,
      subject: { type: r.subjectType, id: r.subjectId },
      changes: describeChanges(before, after),
    };
  });
}

/** Rows of these kinds that a person made, newest first. For callers who may see them because of what they ask. */
export async function listActivityOfKinds(
  db: StaffDb,
  sealer: Sealer,
  query: { readonly actor: string; readonly kinds: readonly string[]; readonly before?: number | undefined; readonly limit: number },
): Promise<readonly ActivityRow[]> {
  if (query.kinds.length === 0) return [];
  const rows = await listActivity(db, sealer, { actor: query.actor, before: query.before, limit: query.limit, kinds: query.kinds });
  return rows.map(({ actorId: _known, ...row }) => row);
}

/** The records that activities of this kind are about, from subject id `from` on. */
export async function listSubjectIds(db: Db, kind: string, from: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('activity')
    .select('subjectId')
    .distinct()
    .where('kind', '=', kind)
    .where('subjectId', '>=', from)
    .orderBy('subjectId')
    .execute();
  return rows.map(({ subjectId }) => subjectId);
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
  if (actor === 'client' || actor === 'public' || actor === 'system' || actor === 'automation') q = q.where('actorKind', '=', actor);
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
