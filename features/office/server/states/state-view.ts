// The states as screens see them, and whether one is switched on, for features that start work.
import { civilDateAt, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../../platform/base/office-zone.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { US_STATES } from '../../../contacts/rules/us-states.ts';
import type { OfficeState } from '../../contract.ts';
import { BLOCKED_STATES, STATE_LAWS, stateStatusOn, type StateStatus } from '../../rules/state-permits.ts';
import { listStates, type StoredState } from './state-store.ts';

/** Every state with its status today, by name. */
export async function viewStates(db: Db, time: OfficeTime): Promise<OfficeState[]> {
  const decided = new Map((await listStates(db)).map((one) => [one.state, one]));
  const today = civilDateAt(time.now, time.zone);
  return US_STATES.map(({ code, name }) => ({ state: code, name, ...viewOne(code, decided.get(code), today) }));
}

function viewOne(code: string, stored: StoredState | undefined, today: CivilDate): Omit<OfficeState, 'state' | 'name'> {
  return {
    version: stored?.version ?? 0,
    status: stateStatusOn(code, stored, today),
    law: BLOCKED_STATES[code] ?? STATE_LAWS[code] ?? null,
    review: stored
      ? {
          license: stored.license,
          bond: stored.bond,
          validUntil: stored.validUntil,
          reviewedBy: stored.reviewedBy,
          reviewedOn: stored.reviewedOn,
          sources: stored.sources,
          decidedAt: stored.decidedAt.toISOString(),
          decidedBy: stored.decidedBy,
        }
      : null,
  };
}

/** The status of each of these states today. */
export async function findStateStatuses(
  db: Db,
  states: readonly string[],
  { now, zone }: OfficeTime,
): Promise<ReadonlyMap<string, StateStatus>> {
  if (states.length === 0) return new Map();
  const decided = new Map((await listStates(db)).map((one) => [one.state, one]));
  const today = civilDateAt(now, zone);
  return new Map(states.map((state) => [state, stateStatusOn(state, decided.get(state), today)]));
}
