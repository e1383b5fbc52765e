// Dates as the sources print them. They are cut and compared as text, never read through a JavaScript Date: a time zone would
// move them by a day (field reference 2.3).
import { type CivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';

/** A date as the source gave it: `iso` is the first day of what is known, `precision` says how much is known. */
export interface PartialDate {
  readonly iso: CivilDate;
  readonly precision: 'day' | 'month' | 'year';
}

/** 'none' is how a source says it has no date; 'impossible' is text that names no day. */
export type DateReading = PartialDate | 'none' | 'impossible';

const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T\s+Z-].*)?)?)?$/;
const US = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/;

/**
 * Reads '2015-09-02-07:00', '2015-09-02T00:00:00', '2015-09', '2015', '09/02/2015', '9/2015'.
 * Empty text, a dash and the stand-in years before 1901 ('1900-01-01', '0001-01-01') are 'none'.
 */
export function readDate(text: string): DateReading {
  if (text === '' || /^[-\u2013\u2014]+$/.test(text)) return 'none';
  // Nearly all are whole days printed as they are kept or as '09/02/2015': these are told without being taken apart.
  const usual = text.length === 10 && text.charAt(2) === '/' ? `${text.slice(6)}-${text.slice(0, 2)}-${text.slice(3, 5)}` : text;
  const day = usual >= '1901' && usual < '2101' && usual.length === 10 ? parseCivilDate(usual) : undefined;
  if (day) return { iso: day, precision: 'day' };
  const iso = ISO.exec(text);
  if (iso?.[1]) return partial(iso[1], iso[2], iso[3]);
  const us = US.exec(text);
  if (us?.[3]) return us[1] === undefined ? partial(us[3], us[2]) : partial(us[3], us[1], us[2]);
  return 'impossible';
}

function partial(year: string, month?: string, day?: string): DateReading {
  if (year < '1901') return 'none';
  const iso = parseCivilDate(`${year}-${(month ?? '01').padStart(2, '0')}-${(day ?? '01').padStart(2, '0')}`);
  if (!iso || year > '2100') return 'impossible';
  return { iso, precision: day !== undefined ? 'day' : month !== undefined ? 'month' : 'year' };
}

/** 'YYYY-MM' of a date whose month is known. */
export function monthOf(date: PartialDate): string | undefined {
  return date.precision === 'year' ? undefined : date.iso.slice(0, 7);
}

/** The later of two dates, either may be missing. */
export function later(a: PartialDate | undefined, b: PartialDate | undefined): PartialDate | undefined {
  if (!a || !b) return a ?? b;
  return b.iso > a.iso ? b : a;
}
