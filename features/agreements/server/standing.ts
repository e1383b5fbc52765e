// How agreements stand, for this feature and, through public.ts, for whoever starts work.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { standingOf, workBarOf, type Standing, type WorkBar } from '../rules/agreement-standing.ts';
import { listRecordedDays } from './store/by-contact.ts';

/** How the agreement of each contact stands on `today`, the day at the office; contacts without a record are absent. */
export async function summarizeAgreements(db: Db, _scope: StaffScope, contactIds: readonly string[], today: CivilDate): Promise<ReadonlyMap<string, Standing>> {
  return standings(db, contactIds, today);
}

/** Why no work may be done for this contact on `today`; undefined when nothing recorded stands in the way. Says nothing of who asks: the law bars everybody. */
export async function findWorkBar(db: Db, contactId: string, today: CivilDate): Promise<WorkBar | undefined> {
  return (await findWorkBars(db, [contactId], today)).get(contactId);
}

/** The same for many; contacts with whom nothing recorded stands in the way are absent. */
export async function findWorkBars(db: Db, contactIds: readonly string[], today: CivilDate): Promise<ReadonlyMap<string, WorkBar>> {
  const bars = [...(await standings(db, contactIds, today))].map(([id, standing]) => [id, workBarOf(standing)] as const);
  return new Map(bars.flatMap(([id, bar]) => (bar ? [[id, bar] as const] : [])));
}

async function standings(db: Db, contactIds: readonly string[], today: CivilDate): Promise<ReadonlyMap<string, Standing>> {
  const recorded = await listRecordedDays(db, contactIds);
  return new Map([...recorded].map(([id, { state, agreements }]) => [id, standingOf(agreements, state, today)]));
}
