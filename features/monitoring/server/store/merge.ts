// Connections of one record of a person go over to another with the calls made for them, and come back when the two are taken apart.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/**
 * Gives connections to another contact; answers which. One to a provider the other uses already stays on the record it came from,
 * where it can be looked up.
 */
export async function moveConnections(db: Db, fromId: string, toId: string): Promise<readonly string[]> {
  return move(db, { fromId, toId, ids: null });
}

/** Gives these back, those that `fromId` still has. */
export async function moveConnectionsBack(db: Db, ids: readonly string[], fromId: string, toId: string): Promise<void> {
  await move(db, { fromId, toId, ids });
}

/** In one statement, because a call and its connection must name the same contact. */
async function move(
  db: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`with moved as (
      update monitoring_connections m set contact_id = ${toId} where m.contact_id = ${fromId} and (${ids}::uuid[] is null or m.id = any(${ids}::uuid[]))
        and (m.removed_at is not null or not exists (select 1 from monitoring_connections o where o.contact_id = ${toId} and o.provider = m.provider and o.removed_at is null))
      returning m.id
    ), calls as (update monitoring_pulls p set contact_id = ${toId} from moved where p.connection_id = moved.id)
    select id from moved`.execute(db);
  return rows.map(({ id }) => id);
}
