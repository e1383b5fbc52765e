// The months and weeks of the numbers, as instants in the time zone of the office.
import { addDays, addMonths, civilDate, civilDateAt, parts, type CivilDate } from '../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';

export const WEEKS = 12;

export interface Spans {
  readonly today: CivilDate;
  readonly lastMonth: Date;
  readonly thisMonth: Date;
  /** First days of the weeks, Mondays, the oldest first, and the instants they begin. */
  readonly weeks: readonly { readonly day: CivilDate; readonly from: Date }[];
  /** The same day of last month and the same distance into it, so that a new month is compared with the same part of the last one. */
  readonly lastMonthSoFar: Date;
}

export function spansAt(now: Date, zone: string): Spans {
  const today = civilDateAt(now, zone);
  const { year, month } = parts(today);
  const first = civilDate(year, month, 1);
  const thisMonth = startOfDay(first, zone);
  const lastMonth = startOfDay(addMonths(first, -1), zone);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(monday, (week - WEEKS + 1) * 7)).map((day) => ({
    day,
    from: startOfDay(day, zone),
  }));
  const soFar = Math.min(lastMonth.getTime() + (now.getTime() - thisMonth.getTime()), thisMonth.getTime());
  return { today, lastMonth, thisMonth, weeks, lastMonthSoFar: new Date(soFar) };
}

/** Sunday is 0. */
function weekdayOf(day: CivilDate): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
