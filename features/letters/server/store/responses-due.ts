import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

interface ResponseDue {
  readonly letterId: string;
  readonly bureau: Bureau;
  readonly contactId: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly on: CivilDate;
  readonly estimated: boolean;
}

/** Mailed letters whose bureau still owes an answer, by the day it is due. Of one owner when given. */
export async function listResponsesDue(
  db: StaffDb,
  range: { readonly from: CivilDate; readonly until: CivilDate; readonly personId: string | null; readonly most: number },
): Promise<readonly ResponseDue[]> {
  const { from, until, personId, most } = range;
  const { rows } = await sql<ResponseDue>`select l.id as "letterId", l.bureau, l.contact_id as "contactId", c.name, c.owner_id as "ownerId",
      m.overdue_after as "on", m.received_on is null and m.method <> 'handed-over' as estimated
    from dispute_mailing_days m join letters l on l.contact_id = m.contact_id and l.round_id = m.round_id and l.bureau = m.bureau
      join contact_heads c on c.id = m.contact_id
    where m.overdue_after >= ${from} and m.overdue_after <= ${until} and c.archived_at is null and (${personId}::uuid is null or c.owner_id = ${personId}::uuid)
      and exists (select 1 from dispute_open_rounds r where r.contact_id = m.contact_id and r.id = m.round_id and r.opened_at is not null)
      and exists (select 1 from dispute_items_in_progress i where i.contact_id = m.contact_id and i.round_id = m.round_id and i.bureau = m.bureau)
    order by m.overdue_after, l.id limit ${most}`.execute(db);
  return rows;
}
