import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { OwedAnswer } from '../../../disputes/rules/response-clock.ts';

/** The bureaus each of these contacts waits for, once for each open round; contacts that wait for none are absent. */
export async function listOwedAnswers(db: StaffDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, readonly OwedAnswer[]>> {
  // A letter that is not written yet is as good as one not printed.
  const { rows } = await sql<
    OwedAnswer & { contactId: string }
  >`select distinct r.contact_id as "contactId", r.id, i.bureau, r.opened_at as "openedAt", l.printed_at as "printedAt"
    from dispute_open_rounds r join dispute_items_in_progress i on i.contact_id = r.contact_id and i.round_id = r.id
    left join letters l on l.contact_id = r.contact_id and l.round_id = r.id and l.bureau = i.bureau
    where r.contact_id = any(${[...contactIds]}::uuid[]) and r.opened_at is not null`.execute(db);
  return Map.groupBy(rows, ({ contactId }) => contactId);
}
