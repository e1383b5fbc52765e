import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** Keeps the day of the bureau's notice that these items were put back; null where it was entered by mistake. */
export async function noteNotices(db: Db, contactId: string, itemIds: readonly string[], on: CivilDate | null): Promise<void> {
  if (itemIds.length === 0) return;
  await sql`update dispute_items set notice_on = ${on}::date where contact_id = ${contactId} and id = any(${[...itemIds]}::uuid[])`.execute(
    db,
  );
}
