import { sql } from 'kysely';
import type { Db, JobDb } from './open-database.ts';

/** When the schema of this database was first written, which is when the office began. */
export async function officeSince(db: Db | JobDb): Promise<Date> {
  const { rows } = await sql<{ since: Date | null }>`select min("timestamp")::timestamptz as since from kysely_migration`.execute(db);
  return rows[0]?.since ?? new Date(0);
}
