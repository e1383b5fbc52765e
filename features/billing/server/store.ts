// Notes of how payments stand, newest first: ids are made in the order of time, and the newest that was not taken back holds.
import { sql } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { BillingStanding } from '../../contacts/rules/billing-standing.ts';
import type { Plan } from '../rules/plans.ts';

export interface StoredStanding {
  readonly id: string;
  readonly plan: Plan;
  readonly standing: BillingStanding;
  readonly since: CivilDate;
  readonly note: string | null;
  readonly recordedAt: Date;
  readonly recordedBy: string;
}
const COLUMNS = sql`id, plan, standing, since, note, recorded_at as "recordedAt", recorded_by_name as "recordedBy"`;

/** Notes of a contact that stand, one more than `limit` when there are more. */
export async function listStandings(
  db: StaffDb,
  contactId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredStanding[]> {
  const beyond = page.after === undefined ? sql`true` : sql`id < ${page.after}::uuid`;
  return (
    await sql<StoredStanding>`select ${COLUMNS} from billing_standings where contact_id = ${contactId} and removed_at is null and ${beyond} order by id desc limit ${page.limit + 1}`.execute(
      db,
    )
  ).rows;
}

/** The note that holds; undefined when there is none. */
export async function findNewest(db: Db, contactId: string): Promise<StoredStanding | undefined> {
  return (
    await sql<StoredStanding>`select ${COLUMNS} from billing_standings where contact_id = ${contactId} and removed_at is null order by id desc limit 1`.execute(
      db,
    )
  ).rows[0];
}

/** A note of this contact, also one that was taken back. */
export async function findStanding(
  db: Db,
  contactId: string,
  id: string,
): Promise<{ readonly one: StoredStanding; readonly isRemoved: boolean } | undefined> {
  const [row] = (
    await sql<
      StoredStanding & { isRemoved: boolean }
    >`select ${COLUMNS}, removed_at is not null as "isRemoved" from billing_standings where id = ${id} and contact_id = ${contactId}`.execute(
      db,
    )
  ).rows;
  if (!row) return undefined;
  const { isRemoved, ...one } = row;
  return { one, isRemoved };
}

/** When something was noted last, also what was taken back. */
export async function findLastRecordedAt(db: Db, contactId: string): Promise<Date | null> {
  return (
    (await sql<{ at: Date | null }>`select max(recorded_at) as at from billing_standings where contact_id = ${contactId}`.execute(db))
      .rows[0]?.at ?? null
  );
}

export async function insertStanding(db: Db, contactId: string, one: StoredStanding & { readonly recordedById: string }): Promise<void> {
  await sql`insert into billing_standings (id, contact_id, plan, standing, since, note, recorded_at, recorded_by, recorded_by_name)
    values (${one.id}, ${contactId}, ${one.plan}, ${one.standing}, ${one.since}, ${one.note}, ${one.recordedAt}, ${one.recordedById}, ${one.recordedBy})`.execute(
    db,
  );
}

export async function removeStanding(db: Db, id: string, at: Date): Promise<void> {
  await sql`update billing_standings set removed_at = ${at} where id = ${id}`.execute(db);
}

export async function bringStandingBack(db: Db, id: string): Promise<void> {
  await sql`update billing_standings set removed_at = null where id = ${id}`.execute(db);
}
