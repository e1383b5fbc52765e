import { describe, expect, test } from 'vitest';
import { findUnknown } from '../../../platform/base/document/catalogue.ts';
import { fieldDocument, type FieldDocument } from '../../../platform/base/document/field-document.ts';
import { fillDocument } from '../../../platform/base/document/fill-document.ts';
import { outline } from '../../../platform/base/document/outline.ts';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import { LETTER_CATALOGUE } from './letter-catalogue.ts';
import { sampleLetterValues } from './letter-samples.ts';
import { lintLetter } from './lint-letter.ts';
import { LETTER_CATEGORIES, RECIPIENT_CLASSES, SHIPPED_LETTERS, type LibraryLetter } from './library-letter.ts';
import { whyNotRound } from '../../letters/rules/wording/round-parts.ts';

const WORDS = { signature: (who: string) => `[${who}]` };
const filledText = (document: FieldDocument, values = sampleLetterValues()): string => {
  const made = fillDocument(document, values);
  if ('missing' in made) throw new Error(`missing ${made.missing.join(', ')}`);
  return toPlainText(made.filled, WORDS);
};
/** With everything known, with nothing known that may be missing, and with each condition the other way. */
const MAY_BE_MISSING = LETTER_CATALOGUE.conditions.flatMap(({ id }) => (id.startsWith('given.') ? [id.slice('given.'.length)] : []));
const FACTS = [
  'has.items',
  'has.severalItems',
  'has.facts',
  'has.furnishers',
  'has.enclosures',
  'is.firstRound',
  'was.answered',
  'in.window',
] as const;
const SITUATIONS = [
  sampleLetterValues(),
  sampleLetterValues({ without: MAY_BE_MISSING }),
  sampleLetterValues({ conditions: Object.fromEntries(FACTS.map((id) => [id, false])) }),
];
/** The fields, lists and conditions of a letter, each once. */
const partsOf = ({ subject, document }: LibraryLetter): string[] => {
  const parts = [subject, document].flatMap((one) =>
    outline(one).flatMap(({ text, within }) => [...[...text.matchAll(/\{[^}]+\}/gu)].map(([field]) => field), ...within]),
  );
  return [...new Set(parts)].toSorted();
};

test('the library has at least 45 letters, of every category and for every class of addressee but other, each with a key of its own', () => {
  expect(SHIPPED_LETTERS.length).toBeGreaterThanOrEqual(45);
  expect(new Set(SHIPPED_LETTERS.map(({ key }) => key)).size).toBe(SHIPPED_LETTERS.length);
  expect(new Set(SHIPPED_LETTERS.map(({ name, language }) => `${language} ${name}`)).size).toBe(SHIPPED_LETTERS.length);
  expect(LETTER_CATEGORIES.filter((one) => !SHIPPED_LETTERS.some(({ category }) => category === one))).toEqual([]);
  expect(RECIPIENT_CLASSES.filter((one) => !SHIPPED_LETTERS.some(({ recipientClass }) => recipientClass === one))).toEqual(['other']);
});

describe.each(SHIPPED_LETTERS)('$key', (letter) => {
  test('is a document whose every field is known, in a subject of one paragraph', () => {
    for (const document of [letter.subject, letter.document]) {
      expect(fieldDocument.safeParse(document).success).toBe(true);
      expect(findUnknown(document, LETTER_CATALOGUE)).toEqual([]);
    }
    expect(letter.subject.content.map(({ type }) => type)).toEqual(['paragraph']);
  });

  test('fills, and what it says passes the linter, whatever is known', () => {
    for (const values of SITUATIONS) {
      const text = `${filledText(letter.subject, values)}\n\n${filledText(letter.document, values)}`;
      expect(text).not.toMatch(/[{}]|!/u);
      expect(lintLetter(text, letter)).toEqual([]);
    }
  });

  test('a round letter has a place for its items; no other has', () => {
    if (letter.use === 'round') expect(whyNotRound(letter.document)).toBeUndefined();
    else expect(outline(letter.document).filter(({ kind }) => kind === 'each')).toEqual([]);
  });
});

test.each(SHIPPED_LETTERS.filter(({ pair }) => pair !== undefined))(
  '$key says the same as its pair: the same fields and conditions',
  (letter) => {
    const other = SHIPPED_LETTERS.find(({ key }) => key === letter.pair);
    expect(other).toMatchObject({
      pair: letter.key,
      category: letter.category,
      recipientClass: letter.recipientClass,
      gates: letter.gates,
      laws: letter.laws,
    });
    expect(other?.language).not.toBe(letter.language);
    expect(other && partsOf(other)).toEqual(partsOf(letter));
  },
);

test('letters to clients are in both languages', () => {
  const unpaired = SHIPPED_LETTERS.filter(({ recipientClass, pair }) => recipientClass === 'client' && pair === undefined);
  expect(unpaired.map(({ key }) => key)).toEqual([]);
});
