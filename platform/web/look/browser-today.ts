import { civilDate, type CivilDate } from '../../base/civil-date.ts';

/** The day it is where this browser stands. */
export function browserToday(now: Date = new Date()): CivilDate {
  return civilDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
