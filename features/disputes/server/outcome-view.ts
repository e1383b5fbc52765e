// An outcome as screens see it, and what decisions about outcomes answer.
import { civilDateAt, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { DisputeOutcome } from '../contract.ts';
import { RESPONSE_LAW, unansweredFrom } from '../rules/response-clock.ts';
import type { StoredOutcome } from './store/outcomes.ts';

export function viewOutcome({
  contactId: _contact,
  eventId: _event,
  itemState: _item,
  mailedOn: _mailed,
  receivedOn: _received,
  overdueAfter: _overdue,
  ...outcome
}: StoredOutcome): DisputeOutcome {
  return outcome;
}

/** Refuses an answer to a letter of which no mailing is recorded: a bureau answers what it received. */
export function notMailed(mailedOn: CivilDate | null): Refusal | undefined {
  return mailedOn === null
    ? refuse('disputes.notMailed', 'No mailing of this letter is recorded. Record first when it was mailed, then what the bureau answered.')
    : undefined;
}

/** Refuses an answer of a day on which the bureau could not have written it; undefined where its day is not known. */
export function answerDayUnfit(
  { mailedOn, receivedOn }: { readonly mailedOn: CivilDate | null; readonly receivedOn: CivilDate | null },
  answeredOn: CivilDate | null,
  { now, zone }: OfficeTime,
): Refusal | undefined {
  if (answeredOn === null) return undefined;
  const message =
    answeredOn > civilDateAt(now, zone)
      ? 'The day of the answer is in the future.'
      : mailedOn !== null && answeredOn < mailedOn
        ? `The letter was mailed on ${formatCivilDate(mailedOn)}. The answer cannot be older.`
        : receivedOn !== null && answeredOn < receivedOn
          ? `The bureau received the letter on ${formatCivilDate(receivedOn)}. The answer cannot be older.`
          : undefined;
  return message === undefined ? undefined : refuse('disputes.dayUnfit', message, { fields: { answeredOn: message } });
}

/**
 * Refuses to call a bureau silent before its time is over, and where no mailing of the letter is recorded; undefined when it may be called so.
 * Days are those of the office, as on its letters.
 */
export function stillTime(
  result: DisputeOutcome['result'],
  overdueAfter: CivilDate | null,
  { now, zone }: OfficeTime,
): Refusal | undefined {
  if (result !== 'unanswered') return undefined;
  if (overdueAfter === null)
    return refuse('disputes.notMailed', 'When was this letter mailed? Record that first: the bureau’s time counts from its receipt.', {
      citation: RESPONSE_LAW,
    });
  const from = unansweredFrom({ overdueAfter });
  if (civilDateAt(now, zone) >= from) return undefined;
  return refuse('disputes.stillTime', `The bureau still has time to answer. This can be recorded from ${formatCivilDate(from)} on.`, {
    citation: RESPONSE_LAW,
  });
}

export const outcomeNotFound = (): Refusal => refuse('disputes.outcomeNotFound', 'There is no such outcome.');
export const reportPutAside = (): Refusal =>
  refuse('disputes.reportPutAside', 'The report this outcome rests on was set aside. Restore the report first, or reject the outcome.');
export const outcomeTwice = (): Refusal =>
  refuse('disputes.outcomeTwice', 'An item has one outcome. Accept only one of those proposed, or undo the one it has.');
