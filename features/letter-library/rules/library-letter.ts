// The letters that come with the program, each a text as data.
import type { LibraryLetter } from '../../letters/rules/wording/letter-shape.ts';
import { BANKRUPTCY_LETTERS } from './shipped/bankruptcy.ts';
import { BUREAU_LETTERS } from './shipped/bureaus.ts';
import { CLIENT_LETTERS_ES } from './shipped/clients-es.ts';
import { CLIENT_LETTERS } from './shipped/clients.ts';
import { COLLECTOR_LETTERS } from './shipped/collectors.ts';
import { CREDITOR_LETTERS } from './shipped/creditors.ts';
import { FIRST_ROUND_LETTERS } from './shipped/first-round.ts';
import { FURTHER_SUBJECT_LETTERS } from './shipped/further-subjects.ts';
import { IDENTITY_THEFT_LETTERS } from './shipped/identity-theft.ts';
import { LATER_ROUND_LETTERS } from './shipped/later-rounds.ts';
import { MORE_SUBJECT_LETTERS } from './shipped/more-subjects.ts';
import { SUBJECT_LETTERS } from './shipped/subjects.ts';

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
} from '../../letters/rules/wording/letter-shape.ts';

/** In our own words. An office clones and edits its own copy. */
export const SHIPPED_LETTERS: readonly LibraryLetter[] = [
  ...FIRST_ROUND_LETTERS,
  ...LATER_ROUND_LETTERS,
  ...SUBJECT_LETTERS,
  ...MORE_SUBJECT_LETTERS,
  ...FURTHER_SUBJECT_LETTERS,
  ...BUREAU_LETTERS,
  ...COLLECTOR_LETTERS,
  ...CREDITOR_LETTERS,
  ...IDENTITY_THEFT_LETTERS,
  ...BANKRUPTCY_LETTERS,
  ...CLIENT_LETTERS,
  ...CLIENT_LETTERS_ES,
];

export function findShippedLetter(key: string): LibraryLetter | undefined {
  return SHIPPED_LETTERS.find((letter) => letter.key === key);
}
