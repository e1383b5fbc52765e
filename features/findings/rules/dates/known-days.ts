// What is certain of a date that may be known only to the month or the year. Nothing here guesses: a comparison is true only when it
// holds for every day the date may stand for.
import { civilDate, daysBetween, daysInMonth, parts, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, PartialDate } from '../../../report-files/rules/model.ts';

/** A date with the first and the last day it may stand for. */
export interface Span {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

/**
 * The days `date` may stand for. Experian and Equifax round days to the first of the month, so their first of a month is any day of it
 * (field reference, section 6); `bureau` is null where the source does not say who reports.
 */
export function spanOf(date: PartialDate, bureau: Bureau | null): Span {
  const { year, month, day } = parts(date.iso);
  if (date.precision === 'year') return { first: civilDate(year, 1, 1), last: civilDate(year, 12, 31) };
  const rounded = date.precision === 'month' || (day === 1 && bureau !== 'TU');
  return rounded
    ? { first: civilDate(year, month, 1), last: civilDate(year, month, daysInMonth(year, month)) }
    : { first: date.iso, last: date.iso };
}

/** True when `a` lies more than `days` days (0 or more) after `b`, whichever days they stand for. */
export function surelyAfter(a: Span, b: Span, days = 0): boolean {
  // Days are counted only where there are any: most dates are compared in the other direction, too.
  return a.first > b.last && daysBetween(b.last, a.first) > days;
}

/** Last day of a month 'YYYY-MM'. */
export function endOfMonth(month: string): CivilDate {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return civilDate(year, number, daysInMonth(year, number));
}

/** 'YYYY-MM' as a count of months, so that subtraction works. */
export function monthCount(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/**
 * The day the report speaks of for `bureau`: the day of its pull, else the report's own; the first day where only the month is known,
 * so that age is never overstated. Undefined when the source gives none.
 */
export function reportDay(report: CreditReport, bureau: Bureau | null): CivilDate | undefined {
  const pulled = bureau === null ? undefined : report.bureaus.find((file) => file.bureau === bureau)?.pulledOn;
  return (pulled ?? report.reportDate)?.iso;
}
