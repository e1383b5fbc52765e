import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StatePermit } from '../../rules/state-permits.ts';

export interface StateReview {
  readonly license: string;
  readonly bond: string;
  readonly validUntil: CivilDate | null;
  readonly reviewedBy: string;
  readonly reviewedOn: CivilDate;
  readonly sources: string;
}
export interface StoredState extends StatePermit, StateReview {
  readonly state: string;
  readonly version: number;
  readonly decidedAt: Date;
  readonly decidedBy: string;
}

const COLUMNS = [
  'state',
  'version',
  'enabled',
  'license',
  'bond',
  'validUntil',
  'reviewedBy',
  'reviewedOn',
  'sources',
  'decidedAt',
  'decidedByName as decidedBy',
] as const;

/** Taken by every change of a state. */
export async function lockStates(db: Db): Promise<void> {
  await lockOn(db, 'office_states');
}

/** The states that were ever decided about. */
export async function listStates(db: Db): Promise<StoredState[]> {
  return db.selectFrom('officeStates').select(COLUMNS).orderBy('state').execute();
}

export async function findState(db: Db, state: string): Promise<StoredState | undefined> {
  return db.selectFrom('officeStates').select(COLUMNS).where('state', '=', state).executeTakeFirst();
}

/** Writes the decision over what was decided before, under `lockStates`. */
export async function saveState(
  db: Db,
  decision: StateReview & { readonly state: string; readonly enabled: boolean; readonly version: number },
  at: Date,
  by: { readonly userId: string; readonly name: string },
): Promise<void> {
  const { state, ...values } = { ...decision, version: decision.version + 1, decidedAt: at, decidedBy: by.userId, decidedByName: by.name };
  await db
    .insertInto('officeStates')
    .values({ state, ...values })
    .onConflict((c) => c.column('state').doUpdateSet(values))
    .execute();
}
