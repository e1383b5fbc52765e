// Agreement statuses, for this feature and, through public.ts, for features that start work.
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import { standingOf, type Standing } from '../rules/agreement-status.ts';
import { lastDayAnywhere } from '../rules/cancellation-period.ts';
import { listRecordedDays } from './store/by-contact.ts';

/** The agreement status of each contact at `now`. Contacts without a record are absent. */
export async function summarizeAgreements(db: StaffDb, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>> {
  return standings(db, contactIds, now);
}

async function standings(db: Db, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>> {
  const [recorded, today] = [await listRecordedDays(db, contactIds), lastDayAnywhere(now)];
  return new Map([...recorded].map(([id, { state, agreements }]) => [id, standingOf(agreements, state, today)]));
}
