// Addresses and employers compared as words, so that "12 Elm St." and "12 ELM STREET" are the same.
import type { ReportAddress } from './model.ts';

/** An address on one line, as printed. */
export function addressText({ lines, city, state, zip }: ReportAddress): string {
  return [...lines, city, [state, zip].filter((part) => part !== undefined).join(' ')]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

const words = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');

/**
 * House number and the first letters of the street: enough to call two addresses the same, and never enough to call them different by an
 * abbreviation.
 */
export function addressKey(text: string): string | undefined {
  const list = words(text);
  const at = list.findIndex((word) => /^\d+[A-Z]?$/.test(word));
  const street = list.slice(at + 1).find((word) => word.length > 2 && !/^(?:NORTH|SOUTH|EAST|WEST|APT|UNIT|STE|SUITE)$/.test(word));
  return at === -1 || at > 2 || street === undefined ? undefined : `${list[at]}|${street.slice(0, 4)}`;
}

/** True when both can be one place: the same house and street, and nothing that says another city. What has no house is compared as text. */
export function isSameAddress(a: string, b: string): boolean {
  const [one, other] = [addressKey(a), addressKey(b)];
  if (one === undefined || other === undefined) return sameText(a, b);
  if (one !== other) return false;
  const [zip, otherZip] = [zipOf(a), zipOf(b)];
  return zip === undefined || otherZip === undefined || zip === otherZip || cityOf(a) === cityOf(b);
}

/** The five digits of the ZIP code at the end of an address. */
export function zipOf(text: string): string | undefined {
  return /\b(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1];
}

/** The city of an address written as '…, Reno, NV 89501'. */
function cityOf(text: string): string | undefined {
  const city = text.split(',').at(-2)?.trim().toUpperCase();
  return city === '' ? undefined : city;
}

/** True when one names the other: the same words, or one text within the other. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [words(a).join(' '), words(b).join(' ')];
  return x !== '' && y !== '' && (x === y || x.includes(y) || y.includes(x));
}

/** True when the two share a word of three letters or more. */
export function sharesWord(a: string, b: string): boolean {
  const other = new Set(words(b));
  return words(a).some((word) => word.length > 2 && other.has(word));
}
