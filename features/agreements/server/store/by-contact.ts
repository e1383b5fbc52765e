// What the agreement status of many contacts is computed from, for lists, gates and the dashboard.
import { sql } from 'kysely';
import { zoneOfContact } from '../../../contacts/rules/contact-zone.ts';
import type { Hold } from '../../../contacts/rules/holds.ts';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { AgreementDays } from '../../rules/agreement-status.ts';
import { FEDERAL_DAYS, lastDayAnywhere, lastSigningFor, LONGEST_DAYS, threeDayStates } from '../../rules/cancellation-period.ts';

/** `state` is where the client lives now. */
export interface RecordedDays {
  readonly state: string | null;
  /** Where the client's days begin and end; null where nothing says it. */
  readonly zone: string | null;
  readonly agreements: readonly (AgreementDays & { readonly id: string })[];
}

/** The days of each contact's records that were not removed, and the client's state. Contacts without a record are absent. */
export async function listRecordedDays(db: Db, contactIds: readonly string[]): Promise<ReadonlyMap<string, RecordedDays>> {
  const { rows } = await sql<
    AgreementDays & { id: string; contactId: string; stateNow: string | null; zip: string | null; timeZone: string | null }
  >`select a.id, a.contact_id as "contactId", c.state as "stateNow", c.zip, c.time_zone as "timeZone", a.state, a.signed_on as "signedOn", a.cancelled_on as "cancelledOn", a.cancelled_how as "cancelledHow"
    from agreements a join contact_heads c on c.id = a.contact_id where a.contact_id = any(${[...contactIds]}::uuid[]) and a.removed_at is null`.execute(
    db,
  );
  const known = new Map<string, { state: string | null; zone: string | null; agreements: (AgreementDays & { id: string })[] }>();
  for (const { contactId, stateNow: state, zip, timeZone, ...days } of rows) {
    const of = known.get(contactId);
    if (of) of.agreements.push(days);
    else known.set(contactId, { state, zone: zoneOfContact({ timeZone, zip, state }), agreements: [days] });
  }
  return known;
}

export interface WorkHead {
  readonly id: string;
  readonly state: string | null;
  readonly onHoldSince: Date | null;
  readonly hold: Hold | null;
  /** Where its days begin and end; null where nothing says it. */
  readonly zone: string | null;
}

/** Where each contact lives and whether they are on hold. */
export async function listWorkHeads(db: Db, contactIds: readonly string[]): Promise<WorkHead[]> {
  const { rows } = await sql<
    Omit<WorkHead, 'zone' | 'hold'> & Pick<Row<'contactHeads'>, 'zip' | 'timeZone' | 'holdKind' | 'holdReason' | 'holdUntil'>
  >`select id, state, zip, time_zone as "timeZone", on_hold_since as "onHoldSince", hold_kind as "holdKind", hold_reason as "holdReason",
      hold_until as "holdUntil"
    from contact_heads where id = any(${[...contactIds]}::uuid[])`.execute(db);
  return rows.map(({ zip, timeZone, holdKind, holdReason, holdUntil, ...head }) => ({
    ...head,
    hold: holdKind && { kind: holdKind, reason: holdReason, until: holdUntil },
    zone: zoneOfContact({ timeZone, zip, state: head.state }),
  }));
}

/** Clients whose case is active, without an agreement in effect. Counted up to `cap` and one more. */
export async function countWithoutAgreement(db: StaffDb, cap: number): Promise<number> {
  const {
    rows: [found],
  } = await sql<{ n: number }>`select count(*)::int as n from (select 1 from contact_heads c
    where c.category = 'client' and c.stage not in ('graduated', 'cancelled') and c.archived_at is null
      and not exists (select 1 from agreements a where a.contact_id = c.id and a.removed_at is null)
    limit ${cap + 1}) without`.execute(db);
  return found?.n ?? 0;
}

/** True for an agreement `a` in effect: the rule of agreement-status.ts in SQL. */
const STANDS = sql`a.contact_id = c.id and a.removed_at is null and a.cancelled_on is null
  and not exists (select 1 from agreements o where o.contact_id = a.contact_id and o.removed_at is null and o.cancelled_on > a.signed_on)`;

/** Clients in onboarding whose cancellation period is over, so that work may start; not those on hold. Counted up to `cap` and one more. */
export async function countReadyForWork(db: StaffDb, now: Date, cap: number): Promise<number> {
  const today = lastDayAnywhere(now);
  const {
    rows: [found],
  } = await sql<{ n: number }>`select count(*)::int as n from (select 1 from contact_heads c
    where c.category = 'client' and c.stage = 'onboarding' and c.archived_at is null and c.on_hold_since is null and exists (select 1 from agreements a where ${STANDS})
      and not exists (select 1 from agreements a where ${STANDS} and a.signed_on > case when c.state = any(${threeDayStates()}::text[]) and a.state = any(${threeDayStates()}::text[])
        then ${lastSigningFor(today, FEDERAL_DAYS)}::date else ${lastSigningFor(today, LONGEST_DAYS)}::date end)
    limit ${cap + 1}) ready`.execute(db);
  return found?.n ?? 0;
}
