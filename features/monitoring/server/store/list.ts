// Connections of all clients, those that need attention first.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf } from '../../../contact-lists/server/public.ts';
import type { ProviderKey } from '../../rules/providers.ts';
import { COLUMNS, type Status, type StoredConnection } from '../store.ts';

export interface ConnectionQuery {
  readonly status: Status | undefined;
  readonly provider: ProviderKey | undefined;
  readonly contactId: string | undefined;
  readonly search: string | undefined;
  /** Sort key of the last row of the page before. */
  readonly after: readonly [need: number, refreshes: string, id: string] | undefined;
  readonly limit: number;
}

const NEED = sql`case m.status when 'sign-in-failed' then 0 when 'needs-client' then 1 when 'unpaid' then 2 when 'cancelled' then 6 else case when m.last_problem is not null then 3 when m.status = 'invited' then 4 else 5 end end`;
const ON = sql`coalesce(m.next_refresh_on, 'infinity'::date)`;

/**
 * Connections with their sort key: need, and the day of the next refresh ('infinity' without one). Those of archived contacts show only
 * when that contact is asked for.
 */
export async function listConnections(
  db: StaffDb,
  { status, provider, contactId, search, after, limit }: ConnectionQuery,
): Promise<(StoredConnection & { need: number; refreshes: string })[]> {
  const conditions = [
    sql<boolean>`m.removed_at is null`,
    ...(contactId === undefined
      ? conditionsOf(search === undefined || search === '' ? {} : { search }).values()
      : [sql<boolean>`m.contact_id = ${contactId}::uuid`]),
    ...(status === undefined ? [] : [sql<boolean>`m.status = ${status}`]),
    ...(provider === undefined ? [] : [sql<boolean>`m.provider = ${provider}`]),
    ...(after ? [sql<boolean>`(${NEED}, ${ON}, m.id) > (${after[0]}::int, ${after[1]}::date, ${after[2]}::uuid)`] : []),
  ];
  const found = await sql<
    StoredConnection & { need: number; refreshes: string }
  >`select ${COLUMNS}, ${NEED} as need, ${ON}::text as refreshes from monitoring_connections m join contact_records c on c.id = m.contact_id
    where ${allOf(conditions)} order by ${NEED}, ${ON}, m.id limit ${limit}`.execute(db);
  return found.rows;
}
