// An outcome as screens see it, and what decisions about outcomes answer.
import { civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { DisputeOutcome } from '../contract.ts';
import { unansweredFrom } from '../rules/response-clock.ts';
import type { StoredOutcome } from './store/outcomes.ts';

export function viewOutcome({
  contactId: _contact,
  eventId: _event,
  itemState: _item,
  openedAt: _opened,
  ...outcome
}: StoredOutcome): DisputeOutcome {
  return outcome;
}

/** Refuses to call a bureau silent before its time is over; undefined when it is. Days are those of the office, as on its letters. */
export function stillTime(result: DisputeOutcome['result'], openedAt: Date, now: Date): Refusal | undefined {
  const from = unansweredFrom(openedAt, OFFICE_ZONE);
  if (result !== 'unanswered' || civilDateAt(now, OFFICE_ZONE) >= from) return undefined;
  return refuse(
    'disputes.stillTime',
    `The bureau still has time to answer. This can be recorded from ${formatCivilDate(from)} on, and 15 days later where the dispute follows a free annual report.`,
    { citation: '15 U.S.C. 1681i(a)(1)(A)' },
  );
}

export const outcomeNotFound = (): Refusal => refuse('disputes.outcomeNotFound', 'There is no such outcome.');
export const reportPutAside = (): Refusal =>
  refuse('disputes.reportPutAside', 'The report this outcome rests on was set aside. Restore the report first, or reject the outcome.');
export const outcomeTwice = (): Refusal =>
  refuse('disputes.outcomeTwice', 'An item has one outcome. Accept only one of those proposed, or undo the one it has.');
