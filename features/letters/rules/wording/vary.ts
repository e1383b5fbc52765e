// Which words stand around the items of a client's round. Two clients should not send the same letter, and one client's letter must not change
// when it is made again: so the choice follows from the client, the bureau, the round and the ground, by a hash that never changes.
// Only wording and order are chosen here. What is said of an item comes from its facts alone.
import type { FieldDocument } from '../../../../platform/base/document/field-document.ts';
import type { LetterGround, LibraryLetter } from './letter-shape.ts';
import { roundParts } from './round-parts.ts';

/** The words of a round letter of the library, with what decides whether they fit. */
export type RoundText = Pick<LibraryLetter, 'key' | 'use' | 'rounds' | 'grounds' | 'category' | 'gates' | 'subject' | 'document'>;

export interface RoundCase {
  /** Which of the client's letters: anything that names the client and the bureau for good. */
  readonly seed: string;
  readonly round: number;
  /** Undefined where the items are of several grounds. */
  readonly ground: LetterGround | undefined;
}
export interface RoundWording {
  readonly openingKey: string;
  readonly closingKey: string;
  readonly subject: FieldDocument;
  readonly opening: FieldDocument;
  readonly closing: FieldDocument;
}

/** Rounds are told apart up to the fourth; every later one reads like it. */
const LAST_ROUND = 4;

/**
 * The round letters whose words fit: those for the ground, with those for any ground, except where the ground has a subject of its own (a policy,
 * an age, a missing answer), about which a general letter would say the wrong thing.
 */
export function fittingLetters<T extends RoundText>(letters: readonly T[], { round, ground }: Omit<RoundCase, 'seed'>): readonly T[] {
  const ofRound = letters.filter(({ use, rounds }) => use === 'round' && rounds.includes(Math.min(round, LAST_ROUND)));
  const own = ground === undefined ? [] : ofRound.filter(({ grounds }) => grounds.includes(ground));
  if (own.some(({ category }) => category !== 'dispute')) return own;
  return [...own, ...ofRound.filter(({ grounds, category }) => grounds.length === 0 && category === 'dispute')];
}

/**
 * An opening and a closing out of `letters`, chosen each by itself; undefined where none fits. Letters whose gates are closed are to be left out
 * before: an opening that says that a paper is enclosed is for those who enclose one.
 */
export function varyWording(letters: readonly RoundText[], about: RoundCase): RoundWording | undefined {
  const fitting = fittingLetters(letters, about);
  const name = `${about.seed}|${about.round}|${about.ground ?? ''}`;
  const [first, last] = [highest(fitting, `opening|${name}`), highest(fitting, `closing|${name}`)];
  if (!first || !last) return undefined;
  return {
    openingKey: first.key,
    closingKey: last.key,
    subject: first.subject,
    opening: roundParts(first.document).opening,
    closing: roundParts(last.document).closing,
  };
}

/** Each letter draws a number of its own, so that one more in the library changes only the letters that take it. */
function highest(letters: readonly RoundText[], name: string): RoundText | undefined {
  const drawn = letters.map((letter) => ({ letter, at: hashOf(`${name}|${letter.key}`) }));
  return drawn.toSorted((a, b) => b.at - a.at || (a.letter.key < b.letter.key ? -1 : 1))[0]?.letter;
}

/** The same items in an order of this client's own: `keyOf` names each for good. */
export function varyOrder<T>(items: readonly T[], about: RoundCase, keyOf: (item: T) => string): readonly T[] {
  const placed = items.map((item) => ({ item, key: keyOf(item), at: hashOf(`${about.seed}|${about.round}|${keyOf(item)}`) }));
  return placed.toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}

/** FNV-1a over UTF-16 units, mixed once more so that the last bits depend on all of the text. 32 bits, never negative. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
