// How long a bureau may take. Its 30 days begin on the day it receives the dispute (15 U.S.C. 1681i(a)(1)(A)): the day of delivery where it
// is known, otherwise an estimate. A letter that was not mailed never came, so no time runs.
import { addBusinessDays } from '../../../platform/base/business-days.ts';
import { addDays, daysBetween, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { MailingMethod } from './mailing.ts';

export const RESPONSE_DAYS = 30;
export const RESPONSE_LAW = '15 U.S.C. 1681i(a)(1)(A)';
/** More days when the client sent the bureau more within its 30. */
export const EXTENSION_DAYS = 15;
export const EXTENSION_LAW = '15 U.S.C. 1681i(a)(1)(B)';
/** After a free annual report. Nothing extends these. */
export const FREE_REPORT_RESPONSE_DAYS = 45;
export const FREE_REPORT_LAW = '15 U.S.C. 1681j(a)(3)';
/** Days a letter is taken to travel where no one knows when it came (office policy). */
export const MAIL_DAYS = 5;
/** Business days for the notice of a result, of a reinsertion and of a frivolous dispute (15 U.S.C. 1681i(a)(3)(B), (5)(B), (6)(A)). */
export const NOTICE_BUSINESS_DAYS = 5;
export const DESCRIPTION_DAYS = 15;
/** The description of the procedure (15 U.S.C. 1681i(a)(7)). */
export const DESCRIPTION_LAW = '15 U.S.C. 1681i(a)(7)';

/** What is known of the way of a letter. */
export interface LetterWay {
  readonly mailedOn: CivilDate;
  readonly method: MailingMethod;
  /** The day of delivery; null while it is not known. */
  readonly receivedOn: CivilDate | null;
  /** The day the client sent the bureau more about the dispute. */
  readonly moreSentOn: CivilDate | null;
  /** The dispute follows a free annual report (annualcreditreport.com). */
  readonly freeAnnualReport: boolean;
}
export interface ResponseClock {
  /** The day of receipt the time counts from. */
  readonly countedFrom: CivilDate;
  /** True where the day of receipt is not known. */
  readonly estimated: boolean;
  /** The last day on which the bureau may end its reinvestigation. */
  readonly lastDay: CivilDate;
  /** The day after which an answer is called overdue: never before the law's last day. */
  readonly overdueAfter: CivilDate;
  /** From receipt to `overdueAfter`. */
  readonly days: number;
  readonly citation: string;
}

/** The bureau's time for a letter that was mailed. Calendar days, with no roll over weekends. */
export function runClock({ mailedOn, method, receivedOn, moreSentOn, freeAnnualReport }: LetterWay): ResponseClock {
  const estimated = receivedOn === null && method !== 'handed-over';
  const countedFrom = receivedOn ?? (estimated ? addDays(mailedOn, MAIL_DAYS) : mailedOn);
  // The 30 days begin on the day of receipt, so that day is the first. The 45 days are counted after it.
  const strict = addDays(countedFrom, RESPONSE_DAYS - 1);
  const isExtended = moreSentOn !== null && moreSentOn <= strict;
  if (freeAnnualReport) {
    const overdueAfter = addDays(countedFrom, FREE_REPORT_RESPONSE_DAYS);
    return { countedFrom, estimated, lastDay: overdueAfter, overdueAfter, days: FREE_REPORT_RESPONSE_DAYS, citation: FREE_REPORT_LAW };
  }
  const more = isExtended ? EXTENSION_DAYS : 0;
  const days = RESPONSE_DAYS + more;
  return {
    countedFrom,
    estimated,
    lastDay: addDays(strict, more),
    overdueAfter: addDays(countedFrom, days),
    days,
    citation: isExtended ? EXTENSION_LAW : RESPONSE_LAW,
  };
}

/** The day after which an answer is overdue once more was sent on `moreSentOn`; null where that gives the bureau no more days (law.md G18). */
export function extendedUntil(way: LetterWay, moreSentOn: CivilDate): CivilDate | null {
  const { overdueAfter } = runClock({ ...way, moreSentOn });
  return overdueAfter > runClock({ ...way, moreSentOn: null }).overdueAfter ? overdueAfter : null;
}

/** The first day on which it can be said that the bureau did not answer. */
export function unansweredFrom({ overdueAfter }: Pick<ResponseClock, 'overdueAfter'>): CivilDate {
  return addDays(overdueAfter, 1);
}

/** True when the bureau's time is over on `today`. */
export function isOver({ overdueAfter }: Pick<ResponseClock, 'overdueAfter'>, today: CivilDate): boolean {
  return today > overdueAfter;
}

/** The last day for the notice of what happened on `on`: the result of a reinvestigation, or a reinsertion. */
export function noticeBy(on: CivilDate): CivilDate {
  return addBusinessDays(on, NOTICE_BUSINESS_DAYS);
}

/** By this day a result has arrived even where it was sent on the last day for its notice. */
export function arrivesBy({ overdueAfter }: Pick<ResponseClock, 'overdueAfter'>): CivilDate {
  return addDays(noticeBy(overdueAfter), MAIL_DAYS);
}

/** The last day for the description of the procedure that was asked for in a letter received on `receivedOn`. */
export function descriptionDue(receivedOn: CivilDate): CivilDate {
  return addDays(receivedOn, DESCRIPTION_DAYS);
}

/**
 * The time for the description of the procedure (law.md C6): 15 calendar days after the bureau received the letter that asks for it. Counted from the
 * day of receipt that the bureau's own time counts from, so an estimate is never earlier than the mail.
 */
export function runDescriptionClock(
  { countedFrom }: Pick<ResponseClock, 'countedFrom'>,
  today: CivilDate,
): {
  readonly dueOn: CivilDate;
  readonly day: number;
  readonly days: number;
  readonly isOver: boolean;
  readonly citation: string;
} {
  const dueOn = descriptionDue(countedFrom);
  return { dueOn, day: daysBetween(countedFrom, today), days: DESCRIPTION_DAYS, isOver: today > dueOn, citation: DESCRIPTION_LAW };
}

/** A bureau that owes an answer: its clock as it is stored, or null while its letter was not mailed. */
export type OwedAnswer = Pick<ResponseClock, 'countedFrom' | 'overdueAfter' | 'estimated'> | null;

export interface NextDue {
  readonly dueOn: CivilDate;
  readonly countedFrom: CivilDate;
  readonly estimated: boolean;
}

/** The clock that ends first; null while no letter was mailed. `unmailed` counts those not mailed. */
export function nextDue(owed: readonly OwedAnswer[]): { readonly next: NextDue | null; readonly unmailed: number } {
  const running = owed.filter((one) => one !== null).toSorted((a, b) => (a.overdueAfter < b.overdueAfter ? -1 : 1));
  const [first] = running;
  return {
    next: first ? { dueOn: first.overdueAfter, countedFrom: first.countedFrom, estimated: first.estimated } : null,
    unmailed: owed.length - running.length,
  };
}
