// Monitoring status of many contacts, for lists of people and the dashboard.
import { sql } from 'kysely';
import type { StaffDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { Status } from '../store.ts';

/** Status of each contact's newest connection; contacts without one are absent. */
export async function findMonitoring(db: StaffDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, Status>> {
  const { rows } = await sql<
    Pick<Row<'monitoringConnections'>, 'contactId' | 'status'>
  >`select distinct on (contact_id) contact_id as "contactId", status from monitoring_connections
    where contact_id = any(${[...contactIds]}::uuid[]) and removed_at is null order by contact_id, id desc`.execute(db);
  return new Map(rows.map(({ contactId, status }) => [contactId, status]));
}

/** Number of connections of active contacts for each of these statuses, counted up to one more than `cap`. */
export async function countConnections(db: StaffDb, statuses: readonly Status[], cap: number): Promise<ReadonlyMap<Status, number>> {
  const { rows } = await sql<{
    status: Status;
    n: number;
  }>`select s.status, n.n from unnest(${[...statuses]}::text[]) s(status) cross join lateral (
      select count(*) as n from (select 1 from monitoring_connections m join contact_names c on c.id = m.contact_id
        where m.status = s.status and m.removed_at is null and c.archived_at is null limit ${cap + 1}) few) n`.execute(db);
  return new Map(rows.map(({ status, n }) => [status, n]));
}
