// Decisions about which lines are one account go over to another record of the person. Reports do not: they are bound to their record.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** Gives all decisions to another contact, those taken back too; answers which. Of two about one pair the later counts, as always. */
export async function moveMatches(db: Db, fromId: string, toId: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`update credit_report_matches set contact_id = ${toId} where contact_id = ${fromId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives these back, those that `fromId` still has. */
export async function moveMatchesBack(db: Db, ids: readonly string[], fromId: string, toId: string): Promise<void> {
  await sql`update credit_report_matches set contact_id = ${toId} where contact_id = ${fromId} and id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
}
