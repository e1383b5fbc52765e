// Which month each cell of a payment history belongs to.
import type { HistoryCell } from './model.ts';

/** A month as a count of months, so that subtraction works. */
export function monthIndex(year: number, month: number): number {
  return year * 12 + month - 1;
}

/** Keys under their count; every line of a report asks for the same ones. The months of a few centuries are all there can be. */
const KEYS = new Map<number, string>();

/** 'YYYY-MM' of a month count. */
export function monthKey(index: number): string {
  let key = KEYS.get(index);
  if (key === undefined) KEYS.set(index, (key = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`));
  return key;
}

/**
 * The month a TrueLink cell dated `date` stands for, when its history starts on day `startDay`. The vendor steps back through a
 * clock with daylight saving, so months of a history that starts on the 1st are dated the last day of the month before
 * ('2022-02-28' for March): the month whose `startDay` lies nearest is meant. Undefined when `date` is none.
 */
export function cellMonth(date: string, startDay: number): number | undefined {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  if (!(year > 1900 && year < 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined;
  const index = monthIndex(year, month);
  if (day === startDay) return index;
  const length = lengthOf(index);
  const here = Math.abs(day - Math.min(startDay, length));
  const next = length - day + Math.min(startDay, lengthOf(index + 1));
  const previous = day + lengthOf(index - 1) - Math.min(startDay, lengthOf(index - 1));
  if (next < here && next <= previous) return index + 1;
  return previous < here ? index - 1 : index;
}

function lengthOf(index: number): number {
  const month = (index % 12) + 1;
  if (month === 2) {
    const year = Math.floor(index / 12);
    return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  }
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** `cells` without the blanks before the newest and after the oldest month reported: those months are absent, not "no data". */
export function trimBlankMonths(cells: HistoryCell[]): HistoryCell[] {
  let start = 0;
  let end = cells.length;
  while (start < end && cells[start]?.raw === '') start++;
  while (end > start && cells[end - 1]?.raw === '') end--;
  return start === 0 && end === cells.length ? cells : cells.slice(start, end);
}
