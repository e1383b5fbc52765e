// Which backups were made, and whether someone holds the recovery sheet.
import { sql } from 'kysely';
import type { Db, JobDb, Row, StaffDb } from '../../../platform/server/database/open-database.ts';

export type StoredBackup = Row<'backupFiles'>;

export async function insertBackup(
  db: Db,
  one: Pick<StoredBackup, 'id' | 'name' | 'place' | 'nightly' | 'requestedBy' | 'requestedByName' | 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('backupFiles')
    .values({ ...one, state: 'making', movedAt: one.createdAt })
    .execute();
}

export async function findBackup(db: Db, id: string): Promise<StoredBackup | undefined> {
  return db.selectFrom('backupFiles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The backup that is being made. */
export async function findMaking(db: Db): Promise<StoredBackup | undefined> {
  return db.selectFrom('backupFiles').selectAll().where('state', '=', 'making').executeTakeFirst();
}

export async function listBackups(db: StaffDb, limit: number): Promise<readonly StoredBackup[]> {
  return db.selectFrom('backupFiles').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** When a backup that was tested was made last; null when none was. */
export async function findLastTested(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('backupFiles')
    .select('createdAt')
    .where('testedAt', 'is not', null)
    .orderBy('testedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Saves how far a backup is; true when someone asked to cancel it. */
export async function saveProgress(
  db: JobDb,
  id: string,
  { phase, done, total, at }: { readonly phase: 'tables' | 'files'; readonly done: number; readonly total: number; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('backupFiles')
    .set({ phase, done, total, movedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning('cancelAskedAt')
    .executeTakeFirst();
  return row === undefined || row.cancelAskedAt !== null;
}

export async function askCancel(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backupFiles')
    .set({ cancelAskedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .where('cancelAskedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a backup that was being made; false when another run did. */
export async function endMaking(
  db: Db,
  id: string,
  end: Pick<StoredBackup, 'state' | 'endedAt' | 'problem'> &
    Partial<Pick<StoredBackup, 'sizeBytes' | 'rowCount' | 'fileCount' | 'missingFiles' | 'snapshotMs'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backupFiles')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'making')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saves what a test found: `problem` is null when the backup is whole. */
export async function saveTest(
  db: Db,
  id: string,
  { problem, at }: { readonly problem: string | null; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backupFiles')
    .set(problem === null ? { state: 'tested', testedAt: at, problem } : { state: 'failed', testedAt: null, problem })
    .where('id', '=', id)
    .where('state', 'in', ['made', 'tested', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that these files are gone. */
export async function noteRemoved(db: JobDb, names: readonly string[], at: Date): Promise<void> {
  if (names.length === 0) return;
  await db
    .updateTable('backupFiles')
    .set({ removedAt: at })
    .where('name', 'in', [...names])
    .where('removedAt', 'is', null)
    .execute();
}

export async function findSheet(db: Db): Promise<Row<'backupSheet'> | undefined> {
  return db.selectFrom('backupSheet').selectAll().executeTakeFirst();
}

/** Whether someone confirmed that the recovery sheet is at hand. */
export async function hasConfirmedSheet(db: Db): Promise<boolean> {
  return ((await findSheet(db))?.confirmedAt ?? null) !== null;
}

/** Notes that the sheet was opened; it stays confirmed. */
export async function noteSheetOpened(db: Db, at: Date, by: string): Promise<void> {
  await sql`insert into backup_sheet (opened_at, opened_by) values (${at}, ${by})
    on conflict (single) do update set opened_at = excluded.opened_at, opened_by = excluded.opened_by`.execute(db);
}

export async function confirmSheet(db: Db, at: Date, by: string): Promise<void> {
  await sql`insert into backup_sheet (opened_at, opened_by, confirmed_at) values (${at}, ${by}, ${at})
    on conflict (single) do update set confirmed_at = excluded.confirmed_at`.execute(db);
}
