// Single fields of many contacts, each change one statement however many there are, and the way back.
import { sql, type RawBuilder } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Stage, Urgency } from '../../rules/stages.ts';

/** What is left out stays. Tags are removed first, then added. */
export interface FieldsOfMany {
  readonly stage?: Stage | undefined;
  readonly urgency?: Urgency | null | undefined;
  readonly ownerId?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly followUpOn?: CivilDate | null | undefined;
  readonly addTags?: readonly string[] | undefined;
  readonly removeTags?: readonly string[] | undefined;
  readonly locationId?: string | null | undefined;
}
export type BulkAction = { readonly kind: 'set'; readonly set: FieldsOfMany } | { readonly kind: 'archive' | 'restore' };

/**
 * Changes these contacts and answers which were different before. `alongside` are common table expressions of the caller that run in the
 * same statement: they read what was replaced from `different d (id, before, after, kept)` and keep it where the caller keeps such things.
 */
export async function changeContacts(
  db: Db,
  { ids, action, at }: { readonly ids: readonly string[]; readonly action: BulkAction; readonly at: Date },
  alongside: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const columns = columnsOf(action, at);
  const names = [...columns.keys()];
  const pairs = (value: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> =>
    sql.join(names.map((name) => sql`${sql.lit(name)}::text, ${value(name)}`));
  // Only a change of stage restarts the time in the stage. Moving on from 'new' means there was contact, as in `stampsOfMovingOn`.
  const movesOn = sql`d.next_stage <> 'new' and c.stage is distinct from d.next_stage and c.first_contacted_at is null`;
  const restarts = names.includes('stage')
    ? sql`, stage_since = case when c.stage is distinct from d.next_stage then ${at}::timestamptz else c.stage_since end,
    lost_reason = case when c.stage is distinct from d.next_stage then null else c.lost_reason end,
    first_contacted_at = case when ${movesOn} then ${at}::timestamptz else c.first_contacted_at end,
    last_contacted_at = case when ${movesOn} then greatest(c.last_contacted_at, ${at}::timestamptz) else c.last_contacted_at end`
    : sql``;
  const { rows } = await sql<{ ids: string[] }>`
    with target as (select c.id, jsonb_build_object(${pairs((name) => sql.ref(`c.${name}`))}) as before, jsonb_build_object(${pairs((name) => columns.get(name) ?? sql`null`)}) as after,
        jsonb_build_object('stage_since', c.stage_since, 'lost_reason', c.lost_reason, 'last_contacted_at', c.last_contacted_at) as kept from contacts c where c.id = any(${[...ids]}::uuid[])),
      different as (select t.*, t.after ->> 'stage' as next_stage from target t where t.before <> t.after),
      changed as (update contacts c set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${columns.get(name) ?? sql`null`}`))}, version = c.version + 1, updated_at = ${at} ${restarts}
        from different d where c.id = d.id returning c.id),
      ${alongside}
    select coalesce(array_agg(id), '{}') as ids from changed`.execute(db);
  return rows[0]?.ids ?? [];
}

/**
 * Gives back what a change of many replaced wherever its values still stand; answers in which contacts. `entries` is a query of the caller
 * that answers what `changeContacts` handed over: (id, before, after, kept, made_at).
 */
export async function revertContacts(db: Db, entries: RawBuilder<unknown>, at: Date): Promise<readonly string[]> {
  await sql`select 1 from contacts where id in (select id from (${entries}) e) order by id for update`.execute(db);
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

/** The fields that an action writes, of `contact_records c` before and after it, as JSON: equal where it changes nothing. */
export function compareFields(action: BulkAction, at: Date): { readonly before: RawBuilder<unknown>; readonly after: RawBuilder<unknown> } {
  const columns = [...columnsOf(action, at)];
  const pairs = (value: (name: string, next: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`jsonb_build_object(${sql.join(columns.map(([name, next]) => sql`${sql.lit(name)}::text, ${value(name, next)}`))})`;
  return { before: pairs((name) => sql.ref(`c.${name}`)), after: pairs((_name, next) => next) };
}

/** True of `contact_records c` where an action changes nothing. Costs less than comparing the fields as JSON. */
export function staysSame(action: BulkAction, at: Date): RawBuilder<unknown> {
  const conditions = [...columnsOf(action, at)].map(([name, next]) =>
    name === 'tags' && action.kind === 'set' ? hasTagsAfter(action.set) : sql`${sql.ref(`c.${name}`)} is not distinct from ${next}`,
  );
  return sql`(${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)})`;
}

/** True where `c` has each of the tags that are added and none of those that are removed and not added again. */
function hasTagsAfter({ addTags = [], removeTags = [] }: Pick<FieldsOfMany, 'addTags' | 'removeTags'>): RawBuilder<unknown> {
  const gone = removeTags.filter((tag) => !addTags.includes(tag));
  return sql`c.tags @> ${[...addTags]}::text[] and not c.tags && ${gone}::text[]`;
}

/** The columns an action writes, with their new values in terms of `contacts c`. */
function columnsOf(action: BulkAction, at: Date): ReadonlyMap<string, RawBuilder<unknown>> {
  if (action.kind !== 'set')
    return new Map([
      ['archived_at', action.kind === 'archive' ? sql`coalesce(c.archived_at, ${at}::timestamptz)` : sql`null::timestamptz`],
    ]);
  const { set } = action;
  const columns = new Map<string, RawBuilder<unknown>>();
  if (set.stage !== undefined) columns.set('stage', sql`${set.stage}::text`);
  if (set.urgency !== undefined) columns.set('urgency', sql`${set.urgency}::text`);
  if (set.ownerId !== undefined) columns.set('owner_id', sql`${set.ownerId}::uuid`);
  if (set.source !== undefined) columns.set('source', sql`${set.source}::text`);
  if (set.followUpOn !== undefined) columns.set('follow_up_on', sql`${set.followUpOn}::date`);
  if (set.locationId !== undefined) columns.set('location_id', sql`${set.locationId}::uuid`);
  if (set.addTags ?? set.removeTags) columns.set('tags', tagsAfter(set));
  return columns;
}

/** The tags of `c` after a change, as an array. */
export function tagsAfter({ addTags = [], removeTags = [] }: Pick<FieldsOfMany, 'addTags' | 'removeTags'>): RawBuilder<unknown> {
  return sql`array(select t from unnest(array(select x from unnest(c.tags) x where x <> all(${[...removeTags]}::text[])) || ${[...addTags]}::text[]) with ordinality u (t, n) group by t order by min(n))`;
}
