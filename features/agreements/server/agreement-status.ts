// Agreement statuses, for this feature and, through public.ts, for features that start work.
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import { standingOf, workHoldOf, type Standing, type WorkHold } from '../rules/agreement-status.ts';
import { lastDayAnywhere } from '../rules/cancellation-period.ts';
import { listRecordedDays } from './store/by-contact.ts';

/** The agreement status of each contact at `now`. Contacts without a record are absent. */
export async function summarizeAgreements(db: StaffDb, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>> {
  return standings(db, contactIds, now);
}

/**
 * Why work for this contact is on hold at `now`; undefined when no record forbids it. The law applies to everyone, so the caller does not
 * matter.
 */
export async function findWorkHold(db: Db, contactId: string, now: Date): Promise<WorkHold | undefined> {
  return (await findWorkHolds(db, [contactId], now)).get(contactId);
}

/** The same for many contacts. Contacts without a hold are absent. */
export async function findWorkHolds(db: Db, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, WorkHold>> {
  const bars = [...(await standings(db, contactIds, now))].map(([id, standing]) => [id, workHoldOf(standing)] as const);
  return new Map(bars.flatMap(([id, bar]) => (bar ? [[id, bar] as const] : [])));
}

async function standings(db: Db, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>> {
  const [recorded, today] = [await listRecordedDays(db, contactIds), lastDayAnywhere(now)];
  return new Map([...recorded].map(([id, { state, agreements }]) => [id, standingOf(agreements, state, today)]));
}
