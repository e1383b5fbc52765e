import { sql } from 'kysely';
import type { JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface UnreadReport {
  readonly id: string;
  readonly contactId: string;
  readonly contactName: string;
  readonly state: 'reading' | 'refused';
}

/**
 * The newest report of each contact that could not be read, or has been in reading for too long. A report followed by a newer one needs
 * no action.
 */
export async function listUnread(
  db: StaffDb,
  query: { readonly since: Date; readonly readingBefore: Date; readonly limit: number },
): Promise<UnreadReport[]> {
  const { rows } =
    await sql<UnreadReport>`select r.id, r.contact_id as "contactId", c.name as "contactName", r.state from credit_reports r join contact_names c on c.id = r.contact_id
    where r.state in ('refused', 'reading') and r.uploaded_at >= ${query.since} and (r.state = 'refused' or r.uploaded_at < ${query.readingBefore}) and c.archived_at is null
      and not exists (select 1 from credit_reports later where later.contact_id = r.contact_id and later.id > r.id and later.state <> 'discarded' and later.source_format is distinct from 'combined')
    order by r.uploaded_at desc limit ${query.limit}`.execute(db);
  return rows;
}

/** Reports that wait to be read although no job began, oldest first: those an upgrade of the program has read again. */
export async function listInterrupted(db: JobDb, query: { readonly uploadedBefore: Date; readonly limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('creditReports')
    .select('id')
    .where('state', '=', 'reading')
    .where('progress', '=', 0)
    .where('uploadedAt', '<', query.uploadedBefore)
    .orderBy('uploadedAt')
    .limit(query.limit)
    .execute();
  return rows.map(({ id }) => id);
}
