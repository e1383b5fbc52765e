// Dates the bureaus print as a run of digits: '08062019', '08002018' (day not known), '1018' (October 2018), '080619'.

/** Two-digit years up to this are of this century; no account in a file is older than the other half. */
const LAST_SHORT_YEAR = 50;

/** What six digits mean: Experian's header prints month, day and short year, Equifax prints month and year. */
export type SixDigits = 'MMDDYY' | 'MMYYYY';

/**
 * `printed` in the words `Reading.date` knows ('2019-08-06', '2018-08', '2018'); anything that is not a run of digits is returned
 * unchanged, for the warning to show. Zeros only is no date. Converters that made numbers of dates lost the leading zero ('82017.0').
 */
export function spellDate(printed: string, six: SixDigits = 'MMYYYY'): string {
  const digits = printed.replace(/\.0$/, '');
  if (!/^\d{3,8}$/.test(digits)) return printed;
  if (/^0+$/.test(digits)) return '';
  const all = digits.length % 2 === 1 ? `0${digits}` : digits;
  const month = all.slice(0, 2);
  if (all.length === 8) return joined(all.slice(4), month, all.slice(2, 4));
  if (all.length === 4) return joined(longYear(all.slice(2)), month);
  return six === 'MMYYYY' ? joined(all.slice(2), month) : joined(longYear(all.slice(4)), month, all.slice(2, 4));
}

function joined(year: string, month: string, day = '00'): string {
  if (month === '00') return year;
  return day === '00' ? `${year}-${month}` : `${year}-${month}-${day}`;
}

function longYear(short: string): string {
  return Number(short) <= LAST_SHORT_YEAR ? `20${short}` : `19${short}`;
}
