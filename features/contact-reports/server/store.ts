// Figures of many contacts, for lists and files.
import { sql } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf } from '../../contact-lists/server/public.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import type { ItemResults, ReportSpanValue } from '../rules/segment-figures.ts';

/** Contacts without a disputed item are absent. */
export async function countResults(db: StaffDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, ItemResults>> {
  const { rows } = await sql<ItemResults & { contactId: string }>`select contact_id as "contactId",
      count(*) filter (where state = 'in-progress')::int as open, count(*) filter (where state = 'removed')::int as removed,
      count(*) filter (where state = 'corrected')::int as corrected, count(*) filter (where state = 'confirmed')::int as confirmed,
      count(*) filter (where state = 'unanswered')::int as unanswered
    from dispute_item_results where contact_id = any(${[...contactIds]}::uuid[]) group by contact_id`.execute(db);
  return new Map(rows.map(({ contactId, ...results }) => [contactId, results]));
}

/** The days of the first and the newest report; contacts without a report are absent. */
export async function listReportSpans(db: StaffDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, ReportSpanValue>> {
  const { rows } = await sql<ReportSpanValue & { contactId: string }>`select contact_id as "contactId", count(*)::int as reports,
      min(report_date) as "firstOn", max(report_date) as "newestOn"
    from credit_report_days where contact_id = any(${[...contactIds]}::uuid[]) group by contact_id`.execute(db);
  return new Map(rows.map(({ contactId, ...span }) => [contactId, span]));
}

export interface SegmentContact {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly stage: string | null;
  readonly ownerId: string | null;
  readonly locationId: string | null;
}

/** Contacts that match, by name; at most `limit`. */
export async function listSegment(db: StaffDb, filter: ContactFilter, zone: string, limit: number): Promise<SegmentContact[]> {
  const { rows } =
    await sql<SegmentContact>`select c.id, c.name, c.category, c.stage, c.owner_id as "ownerId", c.location_id as "locationId"
    from contact_records c where ${allOf(conditionsOf(filter, zone).values())} order by c.sort_name, c.id limit ${limit}`.execute(db);
  return rows;
}

/** The days of a contact's reports, the earliest first. */
export async function listReportDays(db: Db, contactId: string): Promise<readonly CivilDate[]> {
  const { rows } = await sql<{
    on: CivilDate;
  }>`select report_date as "on" from credit_report_days where contact_id = ${contactId} and report_date is not null order by report_date`.execute(
    db,
  );
  return rows.map(({ on }) => on);
}
