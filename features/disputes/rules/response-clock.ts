// How long a bureau may take. It has 30 days from the day it receives the dispute (15 U.S.C. 1681i(a)(1)(A)). That day is not
// known before the letters' way is followed. A letter comes no earlier than it was printed, and one that was not printed never came,
// so lists count from the day of printing.
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';

export const RESPONSE_DAYS = 30;
export const RESPONSE_LAW = '15 U.S.C. 1681i(a)(1)(A)';
/** After a free annual report. */
export const FREE_REPORT_RESPONSE_DAYS = 45;
export const FREE_REPORT_LAW = '15 U.S.C. 1681j(a)(3)';

/** The day by which an answer is due to what was sent at `sentAt`. */
export function responsesDue(sentAt: Date, zone: string): CivilDate {
  return addDays(civilDateAt(sentAt, zone), RESPONSE_DAYS);
}

/**
 * The first day on which it can be said that a bureau did not answer: the day after the last on which it may. It has 45 days after a free
 * annual report (15 U.S.C. 1681j(a)(3)) and up to 15 more when the client sends it more; neither is known here, nor when the letter was
 * printed, so this is the earliest.
 */
export function unansweredFrom(openedAt: Date, zone: string): CivilDate {
  return addDays(responsesDue(openedAt, zone), 1);
}

/** A bureau that owes an answer: when its round was opened, and when its letter was printed, if it was. */
export interface OwedAnswer {
  readonly openedAt: Date;
  readonly printedAt: Date | null;
}

/** When the time of the first of these bureaus is over; null while no letter was printed. `unprinted` counts those not printed. */
export function responseClock(owed: readonly OwedAnswer[], zone: string): { readonly dueOn: CivilDate | null; readonly unprinted: number } {
  const due = owed
    .flatMap(({ openedAt, printedAt }) => (printedAt === null ? [] : [responsesDue(printedAt > openedAt ? printedAt : openedAt, zone)]))
    .toSorted();
  return { dueOn: due[0] ?? null, unprinted: owed.length - due.length };
}
