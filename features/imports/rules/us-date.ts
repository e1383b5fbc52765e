// Dates as spreadsheets of US offices write them.
import { civilDate, daysInMonth, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads 3/14/1986, 03-14-86, 1986-03-14, 19860314, Mar 14, 1986, 14-Mar-1986, each with or without a time behind it. Month before
 * day, as in the United States. A year of two digits is the latest one not after `today`.
 */
export function readUsDate(text: string, today: CivilDate): CivilDate | undefined {
  const day = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const iso = parseCivilDate(day);
  if (iso) return iso;
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(day);
  if (packed) return make(Number(packed[1]), Number(packed[2]), Number(packed[3]));
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(day);
  if (numbers) return make(fullYear(numbers[3] ?? '', today), Number(numbers[1]), Number(numbers[2]));
  const named = /^([A-Za-z]{3,9})\.?,? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4}|\d{2})$/.exec(day);
  if (named) return make(fullYear(named[3] ?? '', today), monthOf(named[1] ?? ''), Number(named[2]));
  const dayFirst = /^(\d{1,2})[ -]([A-Za-z]{3,9})\.?[ -](\d{4}|\d{2})$/.exec(day);
  return dayFirst ? make(fullYear(dayFirst[3] ?? '', today), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1])) : undefined;
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function fullYear(digits: string, today: CivilDate): number {
  if (digits.length === 4) return Number(digits);
  const now = Number(today.slice(0, 4));
  const year = Math.floor(now / 100) * 100 + Number(digits);
  return year > now ? year - 100 : year;
}

function make(year: number, month: number, day: number): CivilDate | undefined {
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? civilDate(year, month, day) : undefined;
}
