// The payment statuses of many contacts, for lists.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { PaymentStatus } from '../../rules/payment-statuses.ts';
import type { Plan } from '../../rules/plans.ts';

export interface BillingSummary {
  readonly plan: Plan;
  readonly standing: PaymentStatus;
  readonly since: CivilDate;
}

/** What the newest note of each says; contacts without one are absent. For readers who may see billing. */
export async function summarizeBilling(db: StaffDb | JobDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, BillingSummary>> {
  const { rows } = await sql<
    BillingSummary & { contactId: string }
  >`select c.id as "contactId", n.plan, n.standing, n.since from unnest(${[...contactIds]}::uuid[]) c (id)
    cross join lateral (select plan, standing, since from billing_standings where contact_id = c.id and removed_at is null order by id desc limit 1) n`.execute(
    db,
  );
  return new Map(rows.map(({ contactId, ...summary }) => [contactId, summary]));
}
