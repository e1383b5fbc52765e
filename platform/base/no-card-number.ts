// Free text of a contract must not hold a card number, because anyone who reads it could pay with it.
import { z } from 'zod';
import { hasCardNumber } from './card-pattern.ts';

export const CARD_IN_TEXT = 'This seems to hold a card number. Please leave it out; the last four digits are enough.';

/** For `.check(…)` of a text field. */
export const noCardNumber = z.refine<string>((text) => !hasCardNumber(text), CARD_IN_TEXT);
