// The days that letters of the library ask about. Calendar days do not roll over weekends; the day of an event is not counted.
import { addBusinessDays, isBusinessDay } from '../../../platform/base/business-days.ts';
import { addDays, addYears, type CivilDate } from '../../../platform/base/civil-date.ts';

const WINDOW_DAYS = 30;
/** Business days a notice is assumed to travel where no one knows when it came (12 CFR 1006.34(b)(5)). */
const TRAVEL_BUSINESS_DAYS = 5;

/** What is known of a collector's notice. */
export interface CollectorNotice {
  readonly sentOn: CivilDate | null;
  readonly receivedOn: CivilDate | null;
  /** The last day that the notice itself prints. */
  readonly printedEnd: CivilDate | null;
}

/**
 * The last day on which a dispute makes a collector pause (15 U.S.C. 1692g(b)): 30 days from receipt, which is assumed five business days after
 * sending where it is not known, and never later than the day the notice prints. Null where none of these is known.
 */
export function collectorWindowEnd({ sentOn, receivedOn, printedEnd }: CollectorNotice): CivilDate | null {
  const from = receivedOn ?? (sentOn === null ? null : addBusinessDays(sentOn, TRAVEL_BUSINESS_DAYS));
  const computed = from === null ? null : addDays(from, WINDOW_DAYS);
  if (computed === null || printedEnd === null) return computed ?? printedEnd;
  return printedEnd < computed ? printedEnd : computed;
}

/** The last day for the free report after a notice of adverse action (15 U.S.C. 1681j(b)). */
export const adverseActionEnd = (noticeReceivedOn: CivilDate): CivilDate => addDays(noticeReceivedOn, 60);
/** The last day on which a notice of a billing error may reach the creditor (15 U.S.C. 1666(a)). */
export const billingErrorEnd = (statementOn: CivilDate): CivilDate => addDays(statementOn, 60);
/** The last day for a bureau to block, once it has all four papers (15 U.S.C. 1681c-2(a)). */
export const blockDue = (allReceivedOn: CivilDate): CivilDate => addBusinessDays(allReceivedOn, 4);

/** How long a fraud alert stays at least, and when to remind the client of its end (15 U.S.C. 1681c-1(a), (b)). */
export function fraudAlertEnds(requestedOn: CivilDate): {
  readonly initial: CivilDate;
  readonly remindOn: CivilDate;
  readonly extended: CivilDate;
} {
  const initial = addDays(addYears(requestedOn, 1), -1);
  return { initial, remindOn: addDays(initial, -30), extended: addDays(addYears(requestedOn, 7), -1) };
}

/** The last business day to mail what has to arrive by `end`: the days of the mail earlier (office policy). */
export function mailBy(end: CivilDate): CivilDate {
  let day = end;
  while (!isBusinessDay(day) || addBusinessDays(day, TRAVEL_BUSINESS_DAYS) > end) day = addDays(day, -1);
  return day;
}
