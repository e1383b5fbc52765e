// Days that are certain although a source prints only a month or a year: nothing is found too old or too new by a guess.
import { civilDate, daysInMonth, parts, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, PartialDate } from '../../../report-files/rules/model.ts';

/** The first day it may have been. */
export function earliestDay(date: PartialDate): CivilDate {
  return date.iso;
}

/** The last day it may have been. */
export function latestDay({ iso, precision }: PartialDate): CivilDate {
  const { year, month } = parts(iso);
  if (precision === 'year') return civilDate(year, 12, 31);
  return precision === 'month' ? civilDate(year, month, daysInMonth(year, month)) : iso;
}

/** The day `date` plus `years`; February 29 becomes March 1, so that nothing is early (law reference, section 1). */
export function addYears(date: CivilDate, years: number): CivilDate {
  const { year, month, day } = parts(date);
  const leapDay = month === 2 && day === 29 && daysInMonth(year + years, 2) === 28;
  return leapDay ? civilDate(year + years, 3, 1) : civilDate(year + years, month, day);
}

/** When the bureau's file was pulled, else the date of the report; for blended lines (null) only the latter. */
export function pulledOn(report: CreditReport, bureau: Bureau | null): PartialDate | undefined {
  return report.bureaus.find((file) => file.bureau === bureau)?.pulledOn ?? report.reportDate;
}
