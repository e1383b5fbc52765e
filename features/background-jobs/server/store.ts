// Whose records jobs are about.
import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';

export interface ContactOfRecord {
  readonly id: string;
  readonly name: string;
}

/** The contacts of these records by the id of the record: of contacts themselves, credit reports, letters and monitoring. Others are left out. */
export async function findContactsOf(db: StaffDb, recordIds: readonly string[]): Promise<ReadonlyMap<string, ContactOfRecord>> {
  if (recordIds.length === 0) return new Map();
  const ids = sql`any(${[...recordIds]}::uuid[])`;
  const { rows } = await sql<{ record: string } & ContactOfRecord>`select r.record, c.id, c.name from (
      select id as record, id as contact_id from contact_names where id = ${ids}
      union all select id, contact_id from credit_report_states where id = ${ids}
      union all select id, contact_id from letter_records where id = ${ids}
      union all select id, contact_id from monitoring_states where id = ${ids}
    ) r join contact_names c on c.id = r.contact_id`.execute(db);
  return new Map(rows.map(({ record, ...contact }) => [record, contact]));
}
