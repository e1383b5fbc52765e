import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { ClientDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

export interface OwnClock {
  readonly bureau: Bureau;
  readonly countedFrom: CivilDate;
  readonly overdueAfter: CivilDate;
  readonly estimated: boolean;
}

/** Letters of open rounds that a bureau has not answered altogether; of each bureau the one whose time ends first. */
export async function listOwnClocks(db: ClientDb, contactId: string): Promise<readonly OwnClock[]> {
  const { rows } = await sql<OwnClock>`select * from (
      select distinct on (m.bureau) m.bureau, m.counted_from as "countedFrom", m.overdue_after as "overdueAfter",
        m.received_on is null and m.method <> 'handed-over' as estimated
      from dispute_open_rounds o join dispute_mailing_days m on m.contact_id = o.contact_id and m.round_id = o.id
      where o.contact_id = ${contactId} and exists (select 1 from dispute_items_in_progress i
        where i.contact_id = m.contact_id and i.round_id = m.round_id and i.bureau = m.bureau)
      order by m.bureau, m.overdue_after) c
    order by "overdueAfter", bureau`.execute(db);
  return rows;
}
