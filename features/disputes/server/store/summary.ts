import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface DisputeSummary {
  readonly openRounds: number;
  readonly itemsInDispute: number;
  /** Items put in dispute since this month began, and in the month before it until `lastUntil`. */
  readonly itemsThisMonth: number;
  readonly itemsLastMonth: number;
}

/** What the office disputes at the moment and how much was begun; each number counted up to `cap`. */
export async function summarizeDisputes(
  db: StaffDb,
  months: { readonly last: Date; readonly lastUntil: Date; readonly current: Date; readonly now: Date },
  cap: number,
): Promise<DisputeSummary> {
  const { last, lastUntil, current, now } = months;
  const items = (from: Date, until: Date) => sql`(select count(*) from (
    select 1 from dispute_rounds r join dispute_items i on i.contact_id = r.contact_id and i.round_id = r.id
    where r.opened_at >= ${from} and r.opened_at < ${until} and i.state <> 'withdrawn' limit ${cap + 1}) m)::int`;
  const { rows } = await sql<DisputeSummary>`select
    (select count(*) from (select 1 from dispute_rounds where state = 'open' limit ${cap + 1}) o)::int as "openRounds",
    (select count(*) from (select 1 from dispute_rounds r join dispute_items i on i.contact_id = r.contact_id and i.round_id = r.id where r.state = 'open' and i.state = 'in-progress' limit ${cap + 1}) p)::int as "itemsInDispute",
    ${items(current, now)} as "itemsThisMonth", ${items(last, lastUntil)} as "itemsLastMonth"`.execute(db);
  return rows[0] ?? { openRounds: 0, itemsInDispute: 0, itemsThisMonth: 0, itemsLastMonth: 0 };
}
