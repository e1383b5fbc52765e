// Changes of many contacts, each one statement however many there are, and what they replaced.
import { sql, type RawBuilder } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import type { ContactFilter } from '../../rules/contact-filter.ts';
import { MOST_TAGS, type QuickChange } from '../../rules/quick-change.ts';
import { allOf, conditionsOf } from './filter.ts';

export interface Held {
  readonly id: string;
  readonly version: number;
  readonly archived: boolean;
  readonly merged: boolean;
}
export type BulkAction = { readonly kind: 'set'; readonly set: QuickChange } | { readonly kind: 'archive' | 'restore' };

const HELD = sql`c.id, c.version, c.archived_at is not null as archived, c.merged_into is not null as merged`;

/** These contacts as they are now; nobody else can change them before the transaction ends. */
export async function holdContacts(db: StaffDb, ids: readonly string[]): Promise<Held[]> {
  return (await sql<Held>`select ${HELD} from contacts c where c.id = any(${[...ids]}::uuid[]) order by c.id for update`.execute(db)).rows;
}

/** The same of those that match, `limit` of them at most. */
export async function holdMatches(
  db: StaffDb,
  { filter, limit }: { readonly filter: ContactFilter; readonly limit: number },
): Promise<Held[]> {
  return (
    await sql<Held>`select ${HELD} from contacts c where ${allOf(conditionsOf(filter).values())} order by c.id limit ${limit} for update`.execute(
      db,
    )
  ).rows;
}

/** How many of these contacts a change does not fit: not an open lead where it moves stages, or too many tags afterwards. */
export async function countMisfits(db: Db, ids: readonly string[], set: QuickChange): Promise<{ stage: number; tags: number }> {
  // As `freeStagesOf` has it: open leads only.
  const misfit = set.stage === undefined ? sql`false` : sql`not (c.category = 'lead' and c.stage <> 'lost')`;
  const { rows } = await sql<{ stage: number; tags: number }>`
    select count(*) filter (where ${misfit}) as stage, count(*) filter (where cardinality(${tagsAfter(set)}) > ${sql.lit(MOST_TAGS)}) as tags
    from contacts c where c.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows[0] ?? { stage: 0, tags: 0 };
}

/** Changes these contacts and keeps for a day what was replaced, so that it can be taken back. Answers which were different before. */
export async function changeMany(
  db: Db,
  scope: StaffScope,
  { id, ids, action, at }: { readonly id: string; readonly ids: readonly string[]; readonly action: BulkAction; readonly at: Date },
): Promise<readonly string[]> {
  const columns = columnsOf(action, at);
  const names = [...columns.keys()];
  const pairs = (value: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> =>
    sql.join(names.map((name) => sql`${sql.lit(name)}::text, ${value(name)}`));
  // The time in a stage begins anew with the stage only. Moved on from 'new', there was contact, as `stampsOfMovingOn` has it.
  const movesOn = sql`d.next_stage <> 'new' and c.stage is distinct from d.next_stage and c.first_contacted_at is null`;
  const restarts = names.includes('stage')
    ? sql`, stage_since = case when c.stage is distinct from d.next_stage then ${at}::timestamptz else c.stage_since end,
    lost_reason = case when c.stage is distinct from d.next_stage then null else c.lost_reason end,
    first_contacted_at = case when ${movesOn} then ${at}::timestamptz else c.first_contacted_at end,
    last_contacted_at = case when ${movesOn} then greatest(c.last_contacted_at, ${at}::timestamptz) else c.last_contacted_at end`
    : sql``;
  const { rows } = await sql<{ ids: string[] }>`
    with past as (delete from contact_bulk_changes where made_at < ${at}::timestamptz - interval '24 hours'), target as (select c.id, jsonb_build_object(${pairs((name) => sql.ref(`c.${name}`))}) as before, jsonb_build_object(${pairs((name) => columns.get(name) ?? sql`null`)}) as after,
        jsonb_build_object('stage_since', c.stage_since, 'lost_reason', c.lost_reason, 'last_contacted_at', c.last_contacted_at) as kept from contacts c where c.id = any(${[...ids]}::uuid[])),
      different as (select t.*, t.after ->> 'stage' as next_stage from target t where t.before <> t.after),
      changed as (update contacts c set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${columns.get(name) ?? sql`null`}`))}, version = c.version + 1, updated_at = ${at} ${restarts}
        from different d where c.id = d.id returning c.id),
      noted as (insert into contact_bulk_changes (id, action, changed, count, made_by, made_at)
        select ${id}, ${action.kind}, coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'before', d.before, 'after', d.after, 'kept', d.kept)), '[]'), count(*), ${scope.userId}, ${at} from different d)
    select coalesce(array_agg(id), '{}') as ids from changed`.execute(db);
  return rows[0]?.ids ?? [];
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

/** As `changeTags` of the rules has it. */
function tagsAfter({ addTags = [], removeTags = [] }: QuickChange): RawBuilder<unknown> {
  return sql`array(select t from unnest(array(select x from unnest(c.tags) x where x <> all(${[...removeTags]}::text[])) || ${[...addTags]}::text[]) with ordinality u (t, n) group by t order by min(n))`;
}
