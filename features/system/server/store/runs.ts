// Runs of checks and rebuilds, with the place each came to.
import type { Db, JobDb, Row } from '../../../../platform/server/database/open-database.ts';
import { sql } from 'kysely';

export type Run = Row<'systemRuns'>;

export async function insertRun(
  db: Db,
  run: { readonly id: string; readonly task: string; readonly startedBy: string | null; readonly at: Date },
): Promise<void> {
  const { id, task, startedBy, at } = run;
  await db.insertInto('systemRuns').values({ id, task, startedBy, startedAt: at, updatedAt: at }).execute();
}

export async function findRun(db: Db, id: string): Promise<Run | undefined> {
  return db.selectFrom('systemRuns').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The run of a task that has not ended. */
export async function findOpenRun(db: Db, task: string): Promise<Run | undefined> {
  return db.selectFrom('systemRuns').selectAll().where('task', '=', task).where('endedAt', 'is', null).executeTakeFirst();
}

/** Whether a run of a task that began at `since` or later went to its end and found nothing wrong. */
export async function hasEndedSince(db: JobDb, task: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('systemRuns')
    .select('id')
    .where('task', '=', task)
    .where('startedAt', '>=', since)
    .where('ok', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** The latest run of each task with the name of who started it; null for the program itself. */
export async function listLatestRuns(db: Db): Promise<readonly (Run & { readonly startedByName: string | null })[]> {
  return db
    .selectFrom('systemRuns as r')
    .leftJoin('userNames as u', 'u.id', 'r.startedBy')
    .distinctOn('r.task')
    .selectAll('r')
    .select('u.name as startedByName')
    .orderBy('r.task')
    .orderBy('r.startedAt', 'desc')
    .execute();
}

/** Notes that someone started an open run again. */
export async function touchRun(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('systemRuns').set({ updatedAt: at }).where('id', '=', id).execute();
}

/** Begins at the first row. */
export async function beginRun(db: JobDb, id: string, rowsTotal: number): Promise<void> {
  await db.updateTable('systemRuns').set({ rowsTotal, rowsDone: 0, corrected: 0 }).where('id', '=', id).execute();
}

/** The place a run is at, held until the transaction ends; undefined when it has ended. */
export async function lockPlace(db: JobDb, id: string): Promise<{ readonly place: string | null } | undefined> {
  return db.selectFrom('systemRuns').select('place').where('id', '=', id).where('endedAt', 'is', null).forUpdate().executeTakeFirst();
}

/** Saves what a step did. `place` is where the next one continues. */
export async function advanceRun(
  db: JobDb,
  id: string,
  step: { readonly rows: number; readonly corrected: number; readonly place: string | null; readonly at: Date },
): Promise<void> {
  await sql`update system_runs set rows_done = rows_done + ${step.rows}, corrected = corrected + ${step.corrected}, place = ${step.place}, updated_at = ${step.at}
    where id = ${id}`.execute(db);
}

/** Ends a run; false when it had ended. */
export async function endRun(
  db: Db,
  id: string,
  end: { readonly ok: boolean; readonly sentence: string; readonly at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('systemRuns')
    .set({ ok: end.ok, sentence: end.sentence, endedAt: end.at, updatedAt: end.at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
