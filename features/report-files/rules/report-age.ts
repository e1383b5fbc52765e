// How old a report is: what a letter says of it must be what the bureau reports now (15 U.S.C. 1679b(a)(1)).
import { daysBetween, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Bureau } from './bureaus.ts';
import type { CreditReport, PartialDate } from './model.ts';

/** Days after which a report is shown with a warning, and after which no round is opened from it (office policy). */
export const WARN_AFTER_DAYS = 60;
export const TOO_OLD_AFTER_DAYS = 120;

export type ReportAge = 'fresh' | 'warn' | 'tooOld';

/** A day known by month or year alone counts from its first day; a report without a day gets the warning. */
export function judgeReportAge(reportDate: CivilDate | undefined, today: CivilDate): ReportAge {
  if (reportDate === undefined) return 'warn';
  const days = daysBetween(reportDate, today);
  if (days >= TOO_OLD_AFTER_DAYS) return 'tooOld';
  return days >= WARN_AFTER_DAYS ? 'warn' : 'fresh';
}

/** The sentence that goes with the age; undefined for a fresh report. */
export function describeReportAge(reportDate: CivilDate | undefined, today: CivilDate): string | undefined {
  const age = judgeReportAge(reportDate, today);
  if (age === 'fresh') return undefined;
  if (reportDate === undefined) return 'This report does not say its date. Check with the client that it is still true.';
  const since = `This report is of ${formatCivilDate(reportDate)}, ${daysBetween(reportDate, today)} days ago.`;
  return age === 'warn'
    ? `${since} The bureaus may report something else now. Import a newer one soon.`
    : `${since} It is too old to open a round from. Import a newer one.`;
}

/** The day of the oldest file among these bureaus: each bureau of a combined report has a day of its own. */
export function oldestDate(
  { reportDate, parts }: Pick<CreditReport, 'reportDate' | 'parts'>,
  bureaus: readonly Bureau[],
): CivilDate | undefined {
  const dates = (parts ?? []).filter(({ bureau }) => bureaus.includes(bureau)).map((part): PartialDate | undefined => part.reportDate);
  if (dates.length === 0) return reportDate?.iso;
  return dates.some((date) => date === undefined) ? undefined : dates.flatMap((date) => date?.iso ?? []).sort()[0];
}
