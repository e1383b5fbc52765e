import { describe, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { composeLetter } from '../../letters/rules/compose-letter.ts';
import { lintLetterText } from '../../disputes/rules/claim-linter.ts';
import { LETTER_CATALOGUE } from './letter-catalogue.ts';
import { SHIPPED_LETTERS } from './library-letter.ts';
import { sampleInput } from './sample-item.ts';
import { varyWording } from '../../letters/rules/wording/vary.ts';
import { roundValues, wordingOf, wordRound } from '../../letters/rules/wording/word-round.ts';

const TODAY = civilDate(2026, 11, 27);
const input = sampleInput({
  bureau: 'EX',
  itemKind: 'tradeline',
  today: TODAY,
  answered: false,
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
});
const composed = composeLetter(input);
if (isRefusal(composed)) throw new Error(composed.message);
const ROUND = SHIPPED_LETTERS.filter(({ use }) => use === 'round');
/** What records of earlier letters know. */
const MORE = Object.fromEntries(
  LETTER_CATALOGUE.fields.flatMap(({ id, sample }) => (/^(?:earlier|removed|seenAgain|bankruptcy)\./u.test(id) ? [[id, sample]] : [])),
);

describe.each(ROUND)('$key', (letter) => {
  test('stands around the items of a letter, which stay as they are; each sentence has its source', () => {
    const worded = wordRound(composed, wordingOf(letter), roundValues(input, letter.rounds[0] ?? 1, MORE));
    if ('missing' in worded) throw new Error(worded.missing.join(', '));
    const { subject: _subject, opening, closing, sources = [], ...others } = worded;
    const { subject: _s, opening: _o, closing: _c, sources: before = [], ...same } = composed;
    expect(others).toEqual(same);
    expect([opening, closing].every((part) => part.length > 0)).toBe(true);
    const printed = [worded.subject, worded.salutation, ...opening, ...closing, worded.valediction];
    expect(sources.filter(({ from }) => from === 'letter').map(({ text }) => text)).toEqual(printed);
    expect(sources.filter(({ from }) => from !== 'letter')).toEqual(before.filter(({ from }) => from !== 'letter'));
    for (const text of printed) {
      expect(lintLetterText(text), text).toEqual([]);
      expect(text, text).toMatch(/^[\p{Lu}]/u);
    }
  });
});

test('a field without a value stops the letter and is named', () => {
  const letter = ROUND.find(({ key }) => key === 'not-answered');
  expect(letter && wordRound(composed, wordingOf(letter), roundValues(input, 2))).toEqual({
    missing: ['earlier.sent', 'earlier.received', 'earlier.proof'],
  });
});

test('two clients with the same case get letters that differ around the same items', () => {
  const letters = ['a', 'b', 'c', 'd'].map((seed) => {
    const wording = varyWording(SHIPPED_LETTERS, { seed, round: 1, ground: 'amounts' });
    if (!wording) throw new Error('no wording');
    const worded = wordRound(composed, wording, roundValues(input, 1));
    if ('missing' in worded) throw new Error(worded.missing.join(', '));
    return worded;
  });
  expect(new Set(letters.map(({ opening, closing }) => JSON.stringify([opening, closing]))).size).toBeGreaterThan(2);
  expect(new Set(letters.map(({ items }) => JSON.stringify(items))).size).toBe(1);
});
