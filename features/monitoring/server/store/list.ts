// Connections of everybody, those that need somebody first.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf } from '../../../contact-lists/server/public.ts';
import type { ProviderKey } from '../../rules/providers.ts';
import { COLUMNS, type Status, type StoredConnection } from '../store.ts';

/** Sort key of the last row of a page: need, the day of the next refresh ('infinity' without one), id. */
export interface ConnectionMarker {
  readonly need: number;
  readonly on: string;
  readonly id: string;
}
export interface ConnectionQuery {
  readonly status: Status | undefined;
  readonly provider: ProviderKey | undefined;
  readonly contactId: string | undefined;
  readonly search: string | undefined;
  readonly after: ConnectionMarker | undefined;
  readonly limit: number;
}

const NEED = sql`case m.status when 'sign-in-failed' then 0 when 'needs-client' then 1 when 'unpaid' then 2 when 'cancelled' then 6 else case when m.last_problem is not null then 3 when m.status = 'invited' then 4 else 5 end end`;
const ON = sql`coalesce(m.next_refresh_on, 'infinity'::date)`;

/** One more than `limit` when there are more. Connections of archived contacts show only when that contact is asked for. */
export async function listConnections(
  db: StaffDb,
  { status, provider, contactId, search, after, limit }: ConnectionQuery,
): Promise<{ rows: StoredConnection[]; markers: ConnectionMarker[] }> {
  const conditions = [
    sql<boolean>`m.removed_at is null`,
    ...(contactId === undefined
      ? conditionsOf(search === undefined || search === '' ? {} : { search }).values()
      : [sql<boolean>`m.contact_id = ${contactId}::uuid`]),
    ...(status === undefined ? [] : [sql<boolean>`m.status = ${status}`]),
    ...(provider === undefined ? [] : [sql<boolean>`m.provider = ${provider}`]),
    ...(after ? [sql<boolean>`(${NEED}, ${ON}, m.id) > (${after.need}::int, ${after.on}::date, ${after.id}::uuid)`] : []),
  ];
  const found = await sql<
    StoredConnection & { need: number; refreshes: string }
  >`select ${COLUMNS}, ${NEED} as need, ${ON}::text as refreshes from monitoring_connections m join contacts c on c.id = m.contact_id
    where ${allOf(conditions)} order by ${NEED}, ${ON}, m.id limit ${limit + 1}`.execute(db);
  return { rows: found.rows, markers: found.rows.map(({ need, refreshes, id }) => ({ need, on: refreshes, id })) };
}
