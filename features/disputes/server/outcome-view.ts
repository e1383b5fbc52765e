// An outcome as screens see it, and what decisions about outcomes answer.
import { civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { DisputeOutcome } from '../contract.ts';
import { unansweredFrom } from '../rules/response-clock.ts';
import { findOutcomes, type StoredOutcome } from './store/outcomes.ts';

export function viewOutcome({
  contactId: _contact,
  eventId: _event,
  itemState: _item,
  openedAt: _opened,
  ...outcome
}: StoredOutcome): DisputeOutcome {
  return outcome;
}

/** The outcome just written. @throws Error when it is not there, which after a write is a fault */
export async function viewWritten(db: StaffDb, id: string): Promise<DisputeOutcome> {
  const outcome = (await findOutcomes(db, [id])).get(id);
  if (!outcome) throw new Error('The outcome just written is not there.');
  return viewOutcome(outcome);
}

/** Refuses to call a bureau silent before its time is over; undefined when it is. Days are those of the office, as on its letters. */
export function stillTime(result: DisputeOutcome['result'], openedAt: Date, now: Date): Refusal | undefined {
  const from = unansweredFrom(openedAt, OFFICE_ZONE);
  if (result !== 'unanswered' || civilDateAt(now, OFFICE_ZONE) >= from) return undefined;
  return refuse(
    'disputes.stillTime',
    `The bureau still has time to answer. This can be written down from ${formatCivilDate(from)} on, and 15 days later where the dispute follows a free annual report.`,
    { citation: '15 U.S.C. 1681i(a)(1)(A)' },
  );
}

export const outcomeNotFound = (): Refusal => refuse('disputes.outcomeNotFound', 'There is no such outcome.');
export const changedMeanwhile = (): Refusal =>
  refuse('disputes.changedMeanwhile', 'Somebody decided about one of these meanwhile. Please look at them once more.');
export const reportPutAside = (): Refusal =>
  refuse('disputes.reportPutAside', 'The report this outcome rests on was put aside. Take the report back first, or reject the outcome.');
export const outcomeTwice = (): Refusal =>
  refuse('disputes.outcomeTwice', 'An item has one outcome. Accept only one of those proposed, or undo the one it has.');
