// How long the office keeps what the law leaves to it.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { RetentionSettings } from '../../rules/retention-days.ts';

export interface StoredSettings extends RetentionSettings {
  readonly version: number;
}

export async function findSettings(db: Db): Promise<StoredSettings> {
  return db.selectFrom('retentionSettings').select(['version', 'reportsMonths', 'recordsYears']).executeTakeFirstOrThrow();
}

/** False when someone else saved since `version`. */
export async function saveSettings(db: Db, { version, reportsMonths, recordsYears }: StoredSettings): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('retentionSettings')
    .set({ reportsMonths, recordsYears, version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** When everyone was looked at last; null before the first time. */
export async function findReviewedAt(db: Db): Promise<Date | null> {
  return (await db.selectFrom('retentionSettings').select('reviewedAt').executeTakeFirstOrThrow()).reviewedAt;
}

export async function noteReviewed(db: Db, at: Date): Promise<void> {
  await db.updateTable('retentionSettings').set({ reviewedAt: at }).execute();
}
