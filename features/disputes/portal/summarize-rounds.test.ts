import { expect, test } from 'vitest';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { summarizeRounds } from './summarize-rounds.ts';

const round = (number: number, ...bureaus: readonly Bureau[]) => ({
  number,
  openedAt: '2026-11-20T00:00:00Z',
  items: bureaus.map((bureau) => ({ bureau })),
});

test.each([
  [[round(1, 'EX')], '1 item is being disputed', ['Experian: 1 item in progress']],
  [
    [round(2, 'TU'), round(1, 'TU', 'EQ')],
    '3 items are being disputed',
    ['Equifax: 1 item in progress', 'TransUnion: 2 items in progress'],
  ],
])('%j', (rounds, headline, bureaus) => {
  const summary = summarizeRounds(rounds);
  expect(summary.headline).toBe(headline);
  expect(summary.bureaus.map(({ name, words }) => `${name}: ${words}`)).toEqual(bureaus);
});
