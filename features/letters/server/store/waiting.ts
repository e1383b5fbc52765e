import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

/** Letters not printed yet, including those that could not be made, counted up to `cap`. */
export async function countUnprinted(db: StaffDb, cap: number): Promise<{ readonly unprinted: number; readonly failed: number }> {
  const { rows } = await sql<{
    unprinted: number;
    failed: number;
  }>`select count(*)::int as unprinted, (count(*) filter (where state = 'failed'))::int as failed
    from (select state from letters where printed_at is null limit ${cap}) as waiting`.execute(db);
  return rows[0] ?? { unprinted: 0, failed: 0 };
}
