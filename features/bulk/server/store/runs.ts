// Runs of bulk changes: what was asked and how far it came.
import { sql } from 'kysely';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { contactFilterSchema, type ContactFilter } from '../../../contact-lists/rules/contact-filter.ts';
import type { RunState } from '../../contract.ts';
import { BULK_CHANGES, type BulkChangeKind, type BulkObject } from '../../rules/changes.ts';

export interface Run extends Omit<Row<'bulkRuns'>, 'filter' | 'change' | 'object' | 'state'> {
  readonly filter: ContactFilter;
  readonly change: BulkChangeKind;
  readonly object: BulkObject;
  readonly state: RunState;
}
export type NewRun = Pick<
  Run,
  'id' | 'object' | 'filter' | 'change' | 'value' | 'words' | 'actingId' | 'createdAt' | 'createdBy' | 'createdByName'
>;

export async function insertRun(db: Db, { filter, ...one }: NewRun): Promise<void> {
  await db
    .insertInto('bulkRuns')
    .values({ ...one, filter: JSON.stringify(filter), state: 'running', rowsTotal: 0 })
    .execute();
}

/** With `lock` no one else moves it on until the transaction ends. */
export async function findRun(db: Db, id: string, lock = false): Promise<Run | undefined> {
  const query = db.selectFrom('bulkRuns').selectAll().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  const change = BULK_CHANGES.find((one) => one === row.change);
  if (!change) throw new Error(`No version of this program made the bulk change '${row.change}'.`);
  return { ...row, change, filter: contactFilterSchema.parse(row.filter) };
}

/** Runs of this person in progress. Until the transaction ends no one else counts them. */
export async function countRunning(db: Db, userId: string): Promise<number> {
  await lockOn(db, 'bulk', userId);
  const { n } = await db
    .selectFrom('bulkRuns')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('createdBy', '=', userId)
    .where('state', 'in', ['running', 'undoing'])
    .executeTakeFirstOrThrow();
  return n;
}

/** True when this person has the very same change in progress. To be asked after `countRunning`, which holds off a second start. */
export async function isSameRunning(
  db: Db,
  { createdBy, object, change, value, filter }: Pick<NewRun, 'createdBy' | 'object' | 'change' | 'value' | 'filter'>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from bulk_runs where created_by = ${createdBy} and state = 'running' and object = ${object}
    and change = ${change} and value = ${value} and filter = ${JSON.stringify(filter)}::jsonb limit 1`.execute(db);
  return rows.length > 0;
}

type Moved = Partial<
  Pick<Run, 'rowsTotal' | 'rowsChanged' | 'rowsSkipped' | 'rowsFailed' | 'rowsUndone' | 'rowsKept' | 'finishedAt' | 'problem' | 'actingId'>
>;

export async function moveRun(db: Db, id: string, state: RunState, change: Moved = {}): Promise<void> {
  await db
    .updateTable('bulkRuns')
    .set({ state, ...change })
    .where('id', '=', id)
    .execute();
}

/** Forgets what ended runs replaced, once they can no longer be undone. */
export async function forgetReplaced(db: Db, endedBefore: Date): Promise<void> {
  await sql`update bulk_rows r set before = null, after = null, kept = null from bulk_runs b
    where b.id = r.run_id and b.state in ('done', 'cancelled', 'failed', 'undone') and b.finished_at < ${endedBefore} and r.after is not null`.execute(
    db,
  );
}
