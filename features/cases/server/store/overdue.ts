import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

/** How many clients await an answer that is overdue on `today`: counted up to `cap` and one more, in the database, because there may be very many. */
export async function countOverdue(db: StaffDb, today: CivilDate, cap: number): Promise<number> {
  // 'offset 0' has each round looked at by itself, oldest first, so that the search ends when enough are found. Few clients have more than two open rounds.
  const {
    rows: [found],
  } = await sql<{ n: number }>`select count(distinct late.contact_id)::int as n from (
    select r.contact_id from dispute_open_rounds r join contact_heads c on c.id = r.contact_id
    where c.category = 'client' and c.stage = 'awaiting-responses' and c.archived_at is null and c.on_hold_since is null
      and exists (select 1 from dispute_mailing_days m join dispute_items_in_progress i on i.contact_id = m.contact_id and i.round_id = m.round_id and i.bureau = m.bureau
        where m.contact_id = r.contact_id and m.round_id = r.id and m.overdue_after < ${today} offset 0)
    limit ${2 * (cap + 1)}) late`.execute(db);
  return Math.min(found?.n ?? 0, cap + 1);
}
