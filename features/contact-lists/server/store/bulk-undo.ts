// Taking a change of many back.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface BulkChange {
  readonly id: string;
  readonly action: 'set' | 'archive' | 'restore';
  readonly count: number;
  readonly madeBy: string;
}

/** A change made after `since` that nobody took back; nobody else can before the transaction ends. */
export async function findBulkChange(db: StaffDb, id: string, since: Date): Promise<BulkChange | undefined> {
  const { rows } = await sql<BulkChange>`select id, action, count, made_by as "madeBy" from contact_bulk_changes
    where id = ${id} and undone_at is null and made_at > ${since} for update`.execute(db);
  return rows[0];
}

/** Gives back what the change replaced wherever its values still stand; answers in which contacts. */
export async function undoChange(db: Db, id: string, at: Date): Promise<readonly string[]> {
  const entries = sql`select (e ->> 'id')::uuid as id, e -> 'before' as before, e -> 'after' as after, e -> 'kept' as kept, b.made_at
    from contact_bulk_changes b, jsonb_array_elements(b.changed) e where b.id = ${id}`;
  await sql`select 1 from contacts where id in (select id from (${entries}) e) order by id for update`.execute(db);
  await sql`update contact_bulk_changes set undone_at = ${at} where id = ${id}`.execute(db);
  const { rows } = await sql<{ ids: string[] }>`
    with entries as (${entries}),
      standing as (select c.id, jsonb_populate_record(c, e.before || case when e.after ? 'stage' then e.kept else '{}' end) as r,
          e.after ? 'stage' and c.first_contacted_at = e.made_at and c.last_contacted_at = e.made_at as said_contact from entries e join contacts c on c.id = e.id
        where (e.after ? 'archived_at' or c.archived_at is null) and c.merged_into is null
          and (select jsonb_object_agg(k, jsonb_build_object('stage', c.stage, 'urgency', c.urgency, 'owner_id', c.owner_id, 'source', c.source, 'follow_up_on', c.follow_up_on,
            'location_id', c.location_id, 'tags', c.tags, 'archived_at', c.archived_at) -> k) from jsonb_object_keys(e.after) k) = e.after),
      changed as (update contacts c set stage = (s.r).stage, stage_since = (s.r).stage_since, lost_reason = (s.r).lost_reason, urgency = (s.r).urgency, owner_id = (s.r).owner_id,
        source = (s.r).source, follow_up_on = (s.r).follow_up_on, location_id = (s.r).location_id, tags = (s.r).tags, archived_at = (s.r).archived_at,
        first_contacted_at = case when s.said_contact then null else c.first_contacted_at end,
        last_contacted_at = case when s.said_contact then (s.r).last_contacted_at else c.last_contacted_at end,
        version = c.version + 1, updated_at = ${at} from standing s where c.id = s.id returning c.id)
    select coalesce(array_agg(id), '{}') as ids from changed`.execute(db);
  return rows[0]?.ids ?? [];
}
