// Agreement statuses, for this feature and, through public.ts, for features that start work.
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import { currentAgreement, standingOf, type AgreementDays, type Standing } from '../rules/agreement-status.ts';
import { dayOfClient } from '../rules/cancellation-period.ts';
import { listRecordedDays } from './store/by-contact.ts';

/** The agreement status of each contact at `now`. Contacts without a record are absent. */
export async function summarizeAgreements(db: StaffDb, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>> {
  return standings(db, contactIds, now);
}

async function standings(db: Db, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>> {
  const recorded = await listRecordedDays(db, contactIds);
  return new Map([...recorded].map(([id, { state, zone, agreements }]) => [id, standingOf(agreements, state, dayOfClient(zone, now))]));
}

/** The agreement in effect of a client who lives in `state` now; undefined without one. */
export async function findCurrentAgreement(
  db: Db,
  contactId: string,
  state: string | null,
): Promise<(AgreementDays & { readonly id: string }) | undefined> {
  return currentAgreement((await listRecordedDays(db, [contactId])).get(contactId)?.agreements ?? [], state);
}
