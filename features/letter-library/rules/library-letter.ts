// The letters that come with the program, each a text as data.
import type { LibraryLetter } from './letter-shape.ts';
import { FIRST_ROUND_LETTERS } from './shipped/first-round.ts';

export {
  LETTER_CATEGORIES,
  LETTER_GATES,
  LETTER_GROUNDS,
  RECIPIENT_CLASSES,
  type LetterCategory,
  type LetterGate,
  type LetterGround,
  type LibraryLetter,
  type RecipientClass,
} from './letter-shape.ts';

/** In our own words. An office clones and edits its own copy. */
export const SHIPPED_LETTERS: readonly LibraryLetter[] = [...FIRST_ROUND_LETTERS];

export function findShippedLetter(key: string): LibraryLetter | undefined {
  return SHIPPED_LETTERS.find((letter) => letter.key === key);
}
