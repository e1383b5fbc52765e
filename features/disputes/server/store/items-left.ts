import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** How many disputed items of a contact a bureau confirmed or did not answer, and no later round put right. */
export async function countItemsLeft(db: Db, contactId: string): Promise<number> {
  const { rows } = await sql<{
    left: number;
  }>`select count(*)::int as left from dispute_items_left where contact_id = ${contactId}`.execute(db);
  return rows[0]?.left ?? 0;
}
