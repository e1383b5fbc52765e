// Reports that ask someone something: whose they are, whether two lines are one account.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface AskingContact {
  readonly contactId: string;
  readonly contactName: string;
  readonly count: number;
}

/** Contacts with reports that seem to be about someone else. */
export async function listQuestioned(db: StaffDb, limit: number): Promise<AskingContact[]> {
  const { rows } =
    await sql<AskingContact>`select r.contact_id as "contactId", c.name as "contactName", count(*) as count from credit_reports r join contact_names c on c.id = r.contact_id
    where r.state = 'questioned' and c.archived_at is null group by r.contact_id, c.name order by min(r.uploaded_at), r.contact_id limit ${limit}`.execute(
      db,
    );
  return rows;
}

/** Contacts whose newest report has pairs of lines that may be one account. */
export async function listDoubtful(db: StaffDb, limit: number): Promise<AskingContact[]> {
  const { rows } =
    await sql<AskingContact>`select r.contact_id as "contactId", c.name as "contactName", r.possible_matches as count from credit_reports r join contact_names c on c.id = r.contact_id
    where r.state = 'ready' and r.possible_matches > 0 and c.archived_at is null
      and not exists (select 1 from credit_reports later where later.contact_id = r.contact_id and later.state = 'ready' and (later.report_date, coalesce(jsonb_array_length(later.bureaus), 0), later.id) > (r.report_date, coalesce(jsonb_array_length(r.bureaus), 0), r.id))
    order by r.uploaded_at desc, r.id limit ${limit}`.execute(db);
  return rows;
}
