// What the database says of itself.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface DatabaseFacts {
  readonly version: string;
  readonly sizeBytes: number;
  readonly connections: number;
  readonly mostConnections: number;
  readonly now: Date;
}

/** Version, size and connections of the database, and its clock. */
export async function readDatabase(db: StaffDb): Promise<DatabaseFacts> {
  const { rows } =
    await sql<DatabaseFacts>`select current_setting('server_version') as version, pg_database_size(current_database())::float8 as "sizeBytes",
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as "mostConnections", clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database said nothing of itself.');
  return row;
}
