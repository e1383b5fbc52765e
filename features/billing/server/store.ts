// Notes of the payment status, newest first: ids are made in the order of time, and the newest that was not removed holds.
import { sql } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { PaymentStatus } from '../rules/payment-statuses.ts';
import type { Plan } from '../rules/plans.ts';

export interface StoredPaymentStatus {
  readonly id: string;
  readonly plan: Plan;
  readonly standing: PaymentStatus;
  readonly since: CivilDate;
  readonly note: string | null;
  readonly recordedAt: Date;
  readonly recordedBy: string;
}
const COLUMNS = ['id', 'plan', 'standing', 'since', 'note', 'recordedAt', 'recordedByName as recordedBy'] as const;

/** Notes of a contact that were not removed, newest first. */
export async function listPaymentStatuses(
  db: StaffDb,
  contactId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredPaymentStatus[]> {
  const q = selectStandings(db, contactId).limit(page.limit);
  return (page.after === undefined ? q : q.where('id', '<', page.after)).execute();
}

/** The note that holds; undefined when there is none. */
export async function findNewest(db: Db, contactId: string): Promise<StoredPaymentStatus | undefined> {
  return selectStandings(db, contactId).limit(1).executeTakeFirst();
}

function selectStandings(db: Db, contactId: string) {
  return db
    .selectFrom('billingStandings')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc');
}

/** A note of this contact, removed ones too. */
export async function findPaymentStatus(
  db: Db,
  contactId: string,
  id: string,
): Promise<{ readonly one: StoredPaymentStatus; readonly isRemoved: boolean } | undefined> {
  const row = await db
    .selectFrom('billingStandings')
    .select([...COLUMNS, 'removedAt'])
    .where('id', '=', id)
    .where('contactId', '=', contactId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { removedAt, ...one } = row;
  return { one, isRemoved: removedAt !== null };
}

/** When something was noted last, also what was removed. */
export async function findLastRecordedAt(db: Db, contactId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('billingStandings')
    .select((eb) => eb.fn.max<Date | null>('recordedAt').as('at'))
    .where('contactId', '=', contactId)
    .executeTakeFirstOrThrow();
  return row.at;
}

export async function insertPaymentStatus(
  db: Db,
  contactId: string,
  one: StoredPaymentStatus & { readonly recordedById: string },
): Promise<void> {
  await db
    .insertInto('billingStandings')
    .values({
      id: one.id,
      contactId,
      plan: one.plan,
      standing: one.standing,
      since: one.since,
      note: one.note,
      recordedAt: one.recordedAt,
      recordedBy: one.recordedById,
      recordedByName: one.recordedBy,
    })
    .execute();
}

/** Marks the newest note that was not removed, and no other: by this mark the list of all clients finds the note that counts. */
export async function markCurrent(db: Db, contactId: string): Promise<void> {
  await sql`update billing_standings n set is_current = not n.is_current
    where n.contact_id = ${contactId} and n.is_current is distinct from
      (n.id is not distinct from (select o.id from billing_standings o where o.contact_id = n.contact_id and o.removed_at is null order by o.id desc limit 1))`.execute(
    db,
  );
}

export async function removePaymentStatus(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('billingStandings').set({ removedAt: at }).where('id', '=', id).execute();
}

export async function restorePaymentStatus(db: Db, id: string): Promise<void> {
  await db.updateTable('billingStandings').set({ removedAt: null }).where('id', '=', id).execute();
}
