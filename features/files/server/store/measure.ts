// How much room stored files take, by what they are kept for.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface StoredKind {
  /** The purpose of the files: 'credit-report', 'letter'. */
  readonly kind: string;
  readonly files: number;
  readonly bytes: number;
}

/** Files by kind, the largest kind first. Deleted ones count until they are swept. */
export async function measureFiles(db: StaffDb): Promise<readonly StoredKind[]> {
  const { rows } = await sql<StoredKind>`select purpose as kind, count(*)::int as files, sum(size_bytes)::float8 as bytes from files
    group by purpose order by bytes desc, kind`.execute(db);
  return rows;
}
