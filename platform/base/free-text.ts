// Free text in a contract: notes, reasons, and whatever else people type in their own words. A full Social Security number or a
// card number has no place in it, so every such field refuses them.
import { z } from 'zod';
import { noCardNumber } from './no-card-number.ts';
import { noSsn } from './no-ssn.ts';
import { oneLine } from './one-line.ts';

/** Control characters, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** For `.check(…)` of a text field that reads its text in a way of its own. */
export const NO_PRIVATE_NUMBERS = [noSsn, noCardNumber] as const;

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

function tidyText(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim();
}
