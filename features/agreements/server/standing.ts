// How agreements stand, for this feature and, through public.ts, for whoever starts work.
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import { standingOf, workBarOf, type Standing, type WorkBar } from '../rules/agreement-standing.ts';
import { lastDayAnywhere } from '../rules/cancellation-period.ts';
import { listRecordedDays } from './store/by-contact.ts';

/** How the agreement of each contact stands at `now`; contacts without a record are absent. */
export async function summarizeAgreements(db: StaffDb, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>> {
  return standings(db, contactIds, now);
}

/** Why no work may be done for this contact at `now`; undefined when nothing recorded stands in the way. Says nothing of who asks: the law bars everybody. */
export async function findWorkBar(db: Db, contactId: string, now: Date): Promise<WorkBar | undefined> {
  return (await findWorkBars(db, [contactId], now)).get(contactId);
}

/** The same for many; contacts with whom nothing recorded stands in the way are absent. */
export async function findWorkBars(db: Db, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, WorkBar>> {
  const bars = [...(await standings(db, contactIds, now))].map(([id, standing]) => [id, workBarOf(standing)] as const);
  return new Map(bars.flatMap(([id, bar]) => (bar ? [[id, bar] as const] : [])));
}

async function standings(db: Db, contactIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Standing>> {
  const [recorded, today] = [await listRecordedDays(db, contactIds), lastDayAnywhere(now)];
  return new Map([...recorded].map(([id, { state, agreements }]) => [id, standingOf(agreements, state, today)]));
}
