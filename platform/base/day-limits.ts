// Limits of the days people may enter.

export const TOO_LONG_AGO = 'Please enter a day from 1950 on.';
export const TOO_FAR = 'Please enter a day before 2100.';

/** True for a day ('YYYY-MM-DD') in the credit history of a living person. */
export function isNotTooLongAgo(day: string): boolean {
  return day >= '1950-01-01';
}

/** True for a day ('YYYY-MM-DD') that may be entered as an end. */
export function isNotTooFar(day: string): boolean {
  return day < '2100-01-01';
}
