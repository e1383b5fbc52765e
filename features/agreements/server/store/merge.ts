// Agreements of one record of a person go over to another, and come back when the two are taken apart.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** Gives all records to another contact; answers which. One that stands stays where it is when the other has one that stands. */
export async function moveAgreements(db: Db, fromId: string, toId: string): Promise<readonly string[]> {
  return move(db, { fromId, toId, ids: null });
}

/** Gives these back, those that `fromId` still has. */
export async function moveAgreementsBack(db: Db, ids: readonly string[], fromId: string, toId: string): Promise<void> {
  await move(db, { fromId, toId, ids });
}

async function move(db: Db, { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null }): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`update agreements a set contact_id = ${toId} where a.contact_id = ${fromId} and (${ids}::uuid[] is null or a.id = any(${ids}::uuid[]))
    and (a.removed_at is not null or a.cancelled_on is not null
      or not exists (select 1 from agreements o where o.contact_id = ${toId} and o.removed_at is null and o.cancelled_on is null))
    returning a.id`.execute(db);
  return rows.map(({ id }) => id);
}
