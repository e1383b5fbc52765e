import { civilDate, type CivilDate } from '../../base/civil-date.ts';

/** Today in the time zone of this browser: for the calendar only, whose clock is the reader's. Whatever is due is so by `officeToday`. */
export function browserToday(now: Date = new Date()): CivilDate {
  return civilDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
