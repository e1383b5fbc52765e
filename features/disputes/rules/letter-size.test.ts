import { expect, test } from 'vitest';
import { judgeLetterSizes, MOST_ITEMS_PER_LETTER } from './letter-size.ts';

const items = (count: number, bureau: 'EQ' | 'EX' | 'TU', text = 'The account was paid.') =>
  Array.from({ length: count }, () => ({ bureau, facts: [{ text }] }));

test('S12: a letter holds 60 items, whatever the others hold', () => {
  const full = (['EQ', 'EX', 'TU'] as const).flatMap((bureau) => items(MOST_ITEMS_PER_LETTER, bureau));
  expect(judgeLetterSizes(full)).toBeUndefined();
  expect(judgeLetterSizes([...full, ...items(1, 'TU')])).toMatchObject({
    code: 'disputes.letterTooLong',
    message: expect.stringMatching(/TransUnion would have 61 items/),
  });
});

test('S12: and 40 kB of facts', () => {
  expect(judgeLetterSizes(items(40, 'EX', 'x'.repeat(1024)))).toBeUndefined();
  // Bytes, not letters.
  expect(judgeLetterSizes(items(40, 'EX', 'é'.repeat(513)))?.message).toMatch(
    /Experian are too long for one letter: 41 kB of at most 40 kB/,
  );
});
