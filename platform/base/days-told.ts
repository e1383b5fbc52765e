// Days that people write down of what happened to them.

export const TOO_LONG_AGO = 'Please enter a day from 1950 on.';
export const TOO_FAR = 'Please enter a day before 2100.';

/** True for a day ('YYYY-MM-DD') that somebody who lives now can have had to do with credit. */
export function isNotTooLongAgo(day: string): boolean {
  return day >= '1950-01-01';
}

/** True for a day ('YYYY-MM-DD') that something may last until. */
export function isNotTooFar(day: string): boolean {
  return day < '2100-01-01';
}
