// A note about a failed payment invites the number of the card. It has no place in a note: whoever reads it could pay with it.
import { z } from 'zod';

export const CARD_IN_TEXT = 'Please leave out the card number; the last four digits are enough.';
const RUNS = /\d(?:[ -]?\d){12,18}/g;

/** True when a text holds 13 to 19 digits, with blanks or dashes between, whose check digit is that of a card. */
export function hasCardNumber(text: string): boolean {
  return (text.match(RUNS) ?? []).some((run) => passesCheck(run.replaceAll(/\D/g, '')));
}

/** For `.check(…)` of a text field. */
export const noCardNumber = z.refine<string>((text) => !hasCardNumber(text), CARD_IN_TEXT);

/** The check digit of ISO/IEC 7812. */
function passesCheck(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
