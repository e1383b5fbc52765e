// What a report says of numbers that open doors: of these only the last four characters may be read afterwards.

const READABLE = 4;
/** Mask characters of the sources: '*', bullets, '#', runs of X, and TransUnion's every-other-character mask ('3X1X5X6'). */
const MASKED = /[*•●#]|[xX]{3}|^(?:[0-9A-Za-z][xX]){2,}[0-9A-Za-z]?$/;

/**
 * An account number as it may be kept: the source's own mask is kept, a number printed in full keeps its last four characters.
 * Equifax numbers sometimes begin with a stray '-' (field reference 2.1), which is dropped.
 */
export function maskAccountNumber(printed: string): string {
  const number = printed.replace(/\s+/g, '').replace(/^-+/, '');
  if (number.length <= READABLE || MASKED.test(number)) return number;
  return '*'.repeat(number.length - READABLE) + number.slice(-READABLE);
}

/** An account number that arrived as a JSON number: past 2^53 its last digits are not the account's, so none is kept readable. */
export function maskNumericAccount(value: number): string {
  if (!Number.isFinite(value)) return '';
  return Number.isSafeInteger(value) ? maskAccountNumber(String(Math.abs(value))) : '****';
}

/** Last four digits of an SSN in any print, or undefined when fewer are given; a JSON number has lost its leading zeros. */
export function ssnLast4(value: string | number): string | undefined {
  const printed = typeof value === 'number' ? String(value).padStart(9, '0') : value;
  const last = printed.trim().slice(-READABLE);
  return /^\d{4}$/.test(last) && /[1-9]/.test(printed) ? last : undefined;
}
