// Business days, as they are counted for what protects people and what others owe them: Monday to Friday, without the holidays of
// 5 U.S.C. 6103(a) and the weekdays on which these are observed. The longest reading, so that no period is called over too early.
import { addDays, parts, type CivilDate } from './civil-date.ts';

/** The `days`-th business day that begins after `date`. */
export function addBusinessDays(date: CivilDate, days: number): CivilDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The last day of a period of `days` business days that begins on `date`, which counts when it is one itself. */
export function endOfBusinessDays(date: CivilDate, days: number): CivilDate {
  return addBusinessDays(addDays(date, -1), days);
}

export function isBusinessDay(day: CivilDate): boolean {
  const week = weekday(day);
  if (week === 0 || week === 6) return false;
  // A holiday on Saturday is observed on the Friday before, one on Sunday on the Monday after.
  return !isHoliday(day) && !(week === 5 && isHoliday(addDays(day, 1))) && !(week === 1 && isHoliday(addDays(day, -1)));
}

const FIXED: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);
/** Month, weekday (1 Monday, 4 Thursday) and which of the month. */
const FLOATING: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];

function isHoliday(date: CivilDate): boolean {
  if (FIXED.has(date.slice(5))) return true;
  const { month, day } = parts(date);
  const week = weekday(date);
  if (month === 5 && week === 1) return day > 24;
  return FLOATING.some(([m, w, nth]) => month === m && week === w && Math.ceil(day / 7) === nth);
}

/** 0 Sunday to 6 Saturday. */
function weekday(date: CivilDate): number {
  const { year, month, day } = parts(date);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
