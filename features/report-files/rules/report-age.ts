// How old a report is: what a letter says of it must be what the bureau reports now (15 U.S.C. 1679b(a)(1)).
import { daysBetween, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAUS, type Bureau } from './bureaus.ts';
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

type DatedReport = Pick<CreditReport, 'reportDate' | 'parts'> & Partial<Pick<CreditReport, 'bureaus'>>;

/**
 * The day of what this bureau says: that of its part of a combined report, or of its own file where a report of several bureaus holds one
 * that was drawn before the report; else the day of the report.
 */
export function reportDateAt({ reportDate, parts, bureaus }: DatedReport, bureau: Bureau): PartialDate | undefined {
  const part = parts?.find((one) => one.bureau === bureau);
  if (part) return part.reportDate;
  const pulled = bureaus?.find((file) => file.bureau === bureau)?.pulledOn;
  return pulled?.precision === 'day' && reportDate && pulled.iso < reportDate.iso ? pulled : reportDate;
}

/** The day of the oldest file among these bureaus; undefined where one of them does not say its day. */
export function oldestDate(report: DatedReport, bureaus: readonly Bureau[]): CivilDate | undefined {
  const present = report.parts ? bureaus.filter((bureau) => report.parts?.some((part) => part.bureau === bureau)) : bureaus;
  if (present.length === 0) return report.reportDate?.iso;
  const dates = present.map((bureau) => reportDateAt(report, bureau)?.iso);
  return dates.includes(undefined) ? undefined : dates.flatMap((date) => date ?? []).sort()[0];
}

/** Why a report that does not say its date is too old: nothing in it is newer; undefined where something is, or no day is printed. */
export function describeUndated(
  { accounts, inquiries, bureaus }: Pick<CreditReport, 'accounts' | 'inquiries' | 'bureaus'>,
  today: CivilDate,
): string | undefined {
  const lines = accounts.flatMap(({ byBureau }) => BUREAUS.flatMap((bureau) => byBureau[bureau] ?? []));
  const days = [
    ...lines.flatMap(({ reported, statusDate, lastActivity, lastPayment }) => [reported, statusDate, lastActivity, lastPayment]),
    ...inquiries.map(({ date }) => date),
    ...bureaus.flatMap(({ scores }) => scores.map(({ scoredOn }) => scoredOn)),
  ].flatMap((day) => day?.iso ?? []);
  const newest = days.sort().at(-1);
  return newest === undefined || judgeReportAge(newest, today) !== 'tooOld'
    ? undefined
    : `This report does not say its date, and nothing in it is newer than ${formatCivilDate(newest)}. Import one that says its date.`;
}
