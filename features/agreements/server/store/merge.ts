// Agreements of one record of a person go over to another, and come back when the two are taken apart. Several may stand then: the one that
// allows work last counts (agreement-standing.ts), and a cancellation counts for all.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { lockAgreements } from '../store.ts';

/** Gives all records to another contact; answers which. */
export async function moveAgreements(db: Db, fromId: string, toId: string): Promise<readonly string[]> {
  return move(db, { fromId, toId, ids: null });
}

/** Gives these back, those that `fromId` still has. */
export async function moveAgreementsBack(db: Db, ids: readonly string[], fromId: string, toId: string): Promise<void> {
  await move(db, { fromId, toId, ids });
}

async function move(
  db: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null },
): Promise<readonly string[]> {
  for (const id of [fromId, toId].sort()) await lockAgreements(db, id);
  const { rows } = await sql<{
    id: string;
  }>`update agreements a set contact_id = ${toId} where a.contact_id = ${fromId} and (${ids}::uuid[] is null or a.id = any(${ids}::uuid[]))
    returning a.id`.execute(db);
  return rows.map(({ id }) => id);
}
