// Dates of the law are days on a calendar, without a clock or a zone. They are text 'YYYY-MM-DD' throughout; a JavaScript
// Date never holds one, because reading it in another zone would move it by a day.
import type { Brand } from './brand.ts';
import { LOCALES, type Language } from './language.ts';

/** A day of the Gregorian calendar as 'YYYY-MM-DD'. */
export type CivilDate = Brand<string, 'CivilDate'>;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Reads 'YYYY-MM-DD'; undefined when the text is not a day that exists. */
export function parseCivilDate(text: string): CivilDate | undefined {
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysInMonth(year, month))
    ? (text as CivilDate)
    : undefined;
}

/** The civil date of year, month (1-12) and day. @throws RangeError when there is no such day. */
export function civilDate(year: number, month: number, day: number): CivilDate {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const date = parseCivilDate(text);
  if (!date) throw new RangeError(`No such day: ${text}`);
  return date;
}

/** Number of days in month (1-12) of year. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `date` plus `days` calendar days; negative goes back. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromEpochDay(epochDay(date) + days);
}

/** `date` plus `months` calendar months; a day the target month lacks becomes its last day. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = parts(date);
  const index = year * 12 + (month - 1) + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  return civilDate(y, m, Math.min(day, daysInMonth(y, m)));
}

/** `date` plus whole years as periods of the law are counted: February 29 becomes March 1 where the year has none. */
export function addYears(date: CivilDate, years: number): CivilDate {
  const { year, month, day } = parts(date);
  const isLeapDay = month === 2 && day === 29 && daysInMonth(year + years, 2) === 28;
  return isLeapDay ? civilDate(year + years, 3, 1) : civilDate(year + years, month, day);
}

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return epochDay(to) - epochDay(from);
}

/** Whole years from `birth` to `on`, as an age is counted. */
export function yearsBetween(birth: CivilDate, on: CivilDate): number {
  const [b, o] = [parts(birth), parts(on)];
  return o.year - b.year - (o.month < b.month || (o.month === b.month && o.day < b.day) ? 1 : 0);
}

/** The day it is at `instant` in the IANA zone `zone` ('America/New_York'). @throws RangeError for an unknown zone. */
export function civilDateAt(instant: Date, zone: string): CivilDate {
  let format = dayFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(zone, format);
  }
  return format.format(instant) as CivilDate;
}
/** By zone: making one takes a hundred times as long as using it. Only known zones are kept, so there are a few hundred at most. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** 'Nov 20, 2026' or '20 nov 2026', as screens show dates. */
export function formatCivilDate(date: CivilDate, language: Language = 'en'): string {
  if (language !== 'en') return inWords(date, language, 'short');
  const { year, month, day } = parts(date);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** 'November 20, 2026' or '20 de noviembre de 2026', as letters and agreements show dates. */
export function formatLongCivilDate(date: CivilDate, language: Language = 'en'): string {
  if (language !== 'en') return inWords(date, language, 'long');
  const { year, month, day } = parts(date);
  return `${LONG_MONTHS[month - 1]} ${day}, ${year}`;
}

/** Year, month (1-12) and day of `date`. */
export function parts(date: CivilDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

const wordFormats = new Map<string, Intl.DateTimeFormat>();

function inWords(date: CivilDate, language: Language, month: 'short' | 'long'): string {
  const name = `${language} ${month}`;
  const format =
    wordFormats.get(name) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', year: 'numeric', month, day: 'numeric' });
  wordFormats.set(name, format);
  return format.format(epochDay(date) * DAY_MS);
}

function epochDay(date: CivilDate): number {
  const { year, month, day } = parts(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function fromEpochDay(day: number): CivilDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as CivilDate;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
