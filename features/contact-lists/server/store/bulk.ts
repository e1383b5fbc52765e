// Bulk changes of contacts, each one statement however many there are, and what they replaced.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import { changeContacts, tagsAfter, type BulkAction } from '../../../contacts/server/public.ts';
import type { ContactFilter } from '../../rules/contact-filter.ts';
import { MOST_TAGS, type QuickChange } from '../../rules/quick-change.ts';
import { allOf, conditionsOf } from './filter.ts';

export interface Held {
  readonly id: string;
  readonly version: number;
  readonly archived: boolean;
  readonly merged: boolean;
}

const HELD = sql`c.id, c.version, c.archived_at is not null as archived, c.merged_into is not null as merged`;

/** These contacts, locked until the transaction ends. */
export async function holdContacts(db: StaffDb, ids: readonly string[]): Promise<Held[]> {
  return (await sql<Held>`select ${HELD} from contact_records c where c.id = any(${[...ids]}::uuid[]) order by c.id for update`.execute(db))
    .rows;
}

/** The same of those that match, `limit` of them at most. */
export async function holdMatches(
  db: StaffDb,
  { filter, zone, limit }: { readonly filter: ContactFilter; readonly zone: string; readonly limit: number },
): Promise<Held[]> {
  return (
    await sql<Held>`select ${HELD} from contact_records c where ${allOf(conditionsOf(filter, zone).values())} order by c.id limit ${limit} for update`.execute(
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
    from contact_records c where c.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows[0] ?? { stage: 0, tags: 0 };
}

/**
 * Changes these contacts and keeps the replaced values for a day, so that the change can be undone; its words stay for the history.
 * Answers the contacts that were different before.
 */
export async function changeMany(
  db: Db,
  scope: StaffScope,
  {
    id,
    ids,
    action,
    words,
    at,
  }: { readonly id: string; readonly ids: readonly string[]; readonly action: BulkAction; readonly words: string; readonly at: Date },
): Promise<readonly string[]> {
  const alongside = sql`past as (update contact_bulk_changes set changed = '[]' where made_at < ${at}::timestamptz - interval '24 hours' and changed <> '[]'),
    noted as (insert into contact_bulk_changes (id, action, words, changed, count, made_by, made_at)
      select ${id}, ${action.kind}, ${words}, coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'before', d.before, 'after', d.after, 'kept', d.kept)), '[]'), count(*), ${scope.userId}, ${at} from different d)`;
  return changeContacts(db, { ids, action, at }, alongside);
}
