// What the likeness of a sentence to forbidden ones is counted by: its words, pairs of words, and pieces of words, so that a misspelled or
// inflected word still counts for most of itself. Each is hashed to one of a fixed number of places.
import { NOT_THEIRS } from '../correct-words.ts';
import type { Word } from './read-words.ts';

/** Places of weights; a power of two. */
export const PLACES = 8192;
const PIECES = [4, 5] as const;

/** For each word of the sentence the places it counts at; a place named twice counts once. */
export function placesOf(sentence: readonly Word[], reasonCode: string | null): readonly (readonly number[])[] {
  const beside = reasonCode === null ? '' : NOT_THEIRS.has(reasonCode) ? 'N' : reasonCode === 'obsolete' ? 'O' : '';
  const seen = new Set<number>();
  const texts = sentence.map(({ text }) => plain(text));
  return texts.map((text, at) => {
    const [before = '^', second = '^'] = [texts[at - 1], texts[at - 2]];
    const named = [`w${text}`, `b${before} ${text}`, `s${second} ${text}`, ...pieces(text)];
    if (at === texts.length - 1) named.push(`b${text} .`);
    // The same words mean something else beside a denial, or an age.
    if (beside !== '') named.push(`${beside}${text}`, `${beside}${before} ${text}`);
    const own: number[] = [];
    for (const place of named.map((name) => hash(name)))
      if (!seen.has(place)) {
        seen.add(place);
        own.push(place);
      }
    return own;
  });
}

const plain = (text: string): string => (/^\d+$/.test(text) ? '#' : text.startsWith('$') ? '$' : text);

function pieces(text: string): string[] {
  const whole = `<${text}>`;
  return PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, at) => `c${whole.slice(at, at + length)}`),
  );
}

/** FNV-1a. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) & (PLACES - 1);
}
