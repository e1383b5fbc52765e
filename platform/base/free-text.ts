// Free text in a contract: notes, reasons, and whatever else people type in their own words. A full Social Security number or a
// card number has no place in it, so every such field refuses them.
import { z } from 'zod';
import { noCardNumber } from './no-card-number.ts';
import { noGroupedSsn, noSsn } from './no-ssn.ts';
import { oneLine } from './one-line.ts';

/** Control characters, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** For `.check(…)` of a text field that reads its text in a way of its own. */
export const NO_PRIVATE_NUMBERS = [noSsn, noCardNumber] as const;

/** The same for names and numbers of things, which may have nine digits in a row by right: only a number written as 3-2-4 is refused. */
export const NO_WRITTEN_OUT_NUMBERS = [noGroupedSsn, noCardNumber] as const;

/** Text of several lines. Invisible characters are removed. */
export function freeText(longest: number) {
  return z
    .string()
    .overwrite(tidyText)
    .max(longest, `At most ${longest.toLocaleString('en-US')} characters.`)
    .check(...NO_PRIVATE_NUMBERS);
}

/** Text of one line. */
export function freeLine(longest: number) {
  return oneLine(longest).check(...NO_PRIVATE_NUMBERS);
}

/** One line that names a thing: a street, a company, a value of a field. */
export function namingLine(longest: number) {
  return oneLine(longest).check(...NO_WRITTEN_OUT_NUMBERS);
}

function tidyText(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim();
}
