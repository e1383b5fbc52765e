import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface WaitingAnswers {
  readonly contactId: string;
  readonly contactName: string;
  readonly waiting: number;
}

/**
 * Contacts who answered in the portal and whose answers ask for something, those that wait longest first. What is right as reported asks
 * for nothing.
 */
export async function listWaitingAnswers(db: StaffDb, limit: number): Promise<WaitingAnswers[]> {
  const { rows } =
    await sql<WaitingAnswers>`select a.contact_id as "contactId", c.name as "contactName", count(*) as waiting from finding_answers a join contact_names c on c.id = a.contact_id
    where a.answered_by = 'client' and a.answer in ('wrong', 'unsure') and a.disputed_at is null and c.archived_at is null
    group by a.contact_id, c.name order by min(a.answered_at), a.contact_id limit ${limit}`.execute(db);
  return rows;
}
