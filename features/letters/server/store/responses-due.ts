import { sql } from 'kysely';
import { addDays, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../../platform/base/start-of-day.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

interface ResponseDue {
  readonly letterId: string;
  readonly bureau: Bureau;
  readonly contactId: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly on: CivilDate;
}

/**
 * Letters whose bureau still owes an answer, by the day it is due, as `responsesDue` counts it: `days` after the printing, in `zone`.
 * Of one owner when given.
 */
export async function listResponsesDue(
  db: StaffDb,
  range: {
    readonly from: CivilDate;
    readonly until: CivilDate;
    readonly personId: string | null;
    readonly most: number;
    readonly days: number;
    readonly zone: string;
  },
): Promise<readonly ResponseDue[]> {
  const { personId, days, zone } = range;
  // A letter is printed after its round was opened, so the day of printing decides; it has an index.
  const [from, until] = [startOfDay(addDays(range.from, -days), zone), startOfDay(addDays(range.until, 1 - days), zone)];
  const { rows } = await sql<ResponseDue>`select l.id as "letterId", l.bureau, l.contact_id as "contactId", c.name, c.owner_id as "ownerId",
      (l.printed_at at time zone ${zone})::date + ${days}::int as "on"
    from letters l join contact_heads c on c.id = l.contact_id
    where l.printed_at >= ${from} and l.printed_at < ${until} and c.archived_at is null and (${personId}::uuid is null or c.owner_id = ${personId}::uuid)
      and exists (select 1 from dispute_open_rounds r where r.contact_id = l.contact_id and r.id = l.round_id and r.opened_at is not null)
      and exists (select 1 from dispute_items_in_progress i where i.contact_id = l.contact_id and i.round_id = l.round_id and i.bureau = l.bureau)
    order by l.printed_at, l.id limit ${range.most}`.execute(db);
  return rows;
}
