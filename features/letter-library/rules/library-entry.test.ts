import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { lintClaims } from '../../disputes/rules/claim-linter.ts';
import { composeLetter } from '../../letters/rules/compose-letter.ts';
import { findEntry, LIBRARY } from './library-entry.ts';
import { sampleInput } from './sample-item.ts';
import { NO_USE, outcomeLines, shortUse } from './text-use.ts';

const today = civilDate(2026, 11, 20);

test('every text says its sentence, its law and what it needs, and goes with another', () => {
  for (const { label, law, sentences, needs, fits, topic } of LIBRARY) {
    expect(
      [label, law, topic].every((text) => text !== ''),
      label,
    ).toBe(true);
    expect(
      [sentences.length, needs.length, fits.length].every((n) => n > 0),
      label,
    ).toBe(true);
    for (const { sentence } of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/s);
  }
  expect(findEntry('ground', 'unknown-collection')?.quotes).toEqual(['Balance', 'Original creditor']);
  expect(findEntry('request', 'note-dispute')?.law).toBe('15 U.S.C. 1681i(b), 15 U.S.C. 1681i(a)');
});

test('every text but those that are closed makes a letter about the sample, and the letter says what the library says', () => {
  for (const { kind, code, fits, itemKinds, sentences, time } of LIBRARY) {
    const usual = fits[0]?.code ?? '';
    const codes = kind === 'ground' ? { reasonCode: code, instructionCode: usual } : { reasonCode: usual, instructionCode: code };
    const [itemKind] = itemKinds;
    if (itemKind === undefined) throw new Error(`${code} is for nothing.`);
    const letter = composeLetter(sampleInput({ bureau: 'EQ', itemKind, today, answered: time === 'after-answer', ...codes }));
    if (time === 'closed') expect(isRefusal(letter), code).toBe(true);
    else if (isRefusal(letter)) throw new Error(`${kind} ${code}: ${letter.message}`);
    else expect([letter.items[0]?.reason, letter.items[0]?.instruction]).toContain(sentences[0]?.sentence);
  }
});

test('no text but the closed one makes a claim that the linter refuses or doubts', () => {
  for (const { code, sentences, time } of LIBRARY)
    for (const { sentence } of sentences)
      expect(
        lintClaims(sentence, { where: 'letter', reasonCode: code }).map(({ level }) => level),
        sentence,
      ).toEqual(time === 'closed' ? ['block'] : []);
});

test.each([
  [{}, 'Not used yet', null],
  [{ used: 3, open: 3 }, 'No outcome yet', null],
  [{ used: 9, removed: 4, confirmed: 5 }, '4 removed, 0 corrected of 9 (too few for %)', null],
  [{ used: 12, removed: 4, corrected: 3, confirmed: 3, open: 2 }, '4 (40%) removed, 3 (30%) corrected of 10', 40],
])('%o is said as "%s"', (part, words, percent) => {
  const use = { ...NO_USE, ...part };
  expect(shortUse(use)).toBe(words);
  expect(outcomeLines(use)[0]?.percent).toBe(percent);
});
