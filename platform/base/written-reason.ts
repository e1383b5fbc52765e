// Why someone went past what stops others.
import { freeText } from './free-text.ts';

/** Words of at least two letters a reason has: one letter, or one word typed three times, tells a later reader nothing. */
const WORDS_OF_REASON = 3;
const TOO_SHORT = 'Please say why, in a few words.';

/** Why someone went past what stops others: a few words that a later reader can follow. `field` is `freeText` or `freeLine`. */
export function writtenReason(longest: number, field: typeof freeText = freeText) {
  return field(longest).refine(saysWhy, TOO_SHORT);
}

/** True for a few different words. */
export function saysWhy(typed: string): boolean {
  const words = typed.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? [];
  return new Set(words).size >= WORDS_OF_REASON;
}
