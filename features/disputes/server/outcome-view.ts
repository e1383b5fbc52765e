// An outcome as screens see it, and what decisions about outcomes answer.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { DisputeOutcome } from '../contract.ts';
import { findOutcomes, type StoredOutcome } from './store/outcomes.ts';

export function viewOutcome({ contactId: _contact, eventId: _event, itemState: _item, ...outcome }: StoredOutcome): DisputeOutcome {
  return outcome;
}

/** The outcome just written. @throws Error when it is not there, which after a write is a fault */
export async function viewWritten(db: Db, scope: StaffScope, id: string): Promise<DisputeOutcome> {
  const outcome = (await findOutcomes(db, scope, [id])).get(id);
  if (!outcome) throw new Error('The outcome just written is not there.');
  return viewOutcome(outcome);
}

export const outcomeNotFound = (): Refusal => refuse('disputes.outcomeNotFound', 'There is no such outcome.');
export const changedMeanwhile = (): Refusal => refuse('disputes.changedMeanwhile', 'Somebody decided about one of these meanwhile. Please look at them once more.');
export const outcomeTwice = (): Refusal => refuse('disputes.outcomeTwice', 'An item has one outcome. Accept only one of those proposed, or undo the one it has.');
