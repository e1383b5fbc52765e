// Connections of one record of a person go over to another with the calls made for them, and come back when the two are taken apart.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { follower } from '../../../../platform/server/manifest.ts';

/** A connection to a provider that the other contact uses already stays on its record, where it can be looked up. */
export const CONNECTIONS_FOLLOW = follower({
  key: 'connections',
  tables: ['monitoring_connections', 'monitoring_pulls'],
  moved: z.array(z.uuid()).readonly(),
  move: (db, fromId, toId) => move(db, { fromId, toId, ids: null }),
  moveBack: async (db, ids, fromId, toId) => void (await move(db, { fromId, toId, ids })),
});

/** In one statement, because a call and its connection must name the same contact. */
async function move(
  db: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null },
): Promise<readonly string[]> {
  const { rows } = await sql<Pick<Row<'monitoringConnections'>, 'id'>>`with moved as (
      update monitoring_connections m set contact_id = ${toId} where m.contact_id = ${fromId} and (${ids}::uuid[] is null or m.id = any(${ids}::uuid[]))
        and (m.removed_at is not null or not exists (select 1 from monitoring_connections o where o.contact_id = ${toId} and o.provider = m.provider and o.removed_at is null))
      returning m.id
    ), calls as (update monitoring_pulls p set contact_id = ${toId} from moved where p.connection_id = moved.id)
    select id from moved`.execute(db);
  return rows.map(({ id }) => id);
}
