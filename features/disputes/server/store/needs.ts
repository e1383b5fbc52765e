import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface WaitingOutcomes {
  readonly contactId: string;
  readonly contactName: string;
  readonly waiting: number;
}

/** Contacts with outcomes that wait for a decision, those that wait longest first. */
export async function listWaitingOutcomes(db: StaffDb, limit: number): Promise<WaitingOutcomes[]> {
  const { rows } =
    await sql<WaitingOutcomes>`select o.contact_id as "contactId", c.name as "contactName", count(*) as waiting from dispute_outcomes o join contact_names c on c.id = o.contact_id
    where o.state = 'proposed' and c.archived_at is null group by o.contact_id, c.name order by min(o.proposed_at), o.contact_id limit ${limit}`.execute(
      db,
    );
  return rows;
}
