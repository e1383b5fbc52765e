import { expect, test } from 'vitest';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { summarizeRounds } from './summarize-rounds.ts';

const round = (...items: readonly (readonly [Bureau, string])[]) => ({
  number: 1,
  openedAt: '2026-11-20T00:00:00Z',
  items: items.map(([bureau, state]) => ({ bureau, state })),
});

test.each([
  [[round(['EX', 'in-progress'])], '1 item is being disputed', ['Experian: 1 item in progress']],
  [
    [round(['TU', 'in-progress']), round(['TU', 'in-progress'], ['EQ', 'in-progress'])],
    '3 items are being disputed',
    ['Equifax: 1 item in progress', 'TransUnion: 2 items in progress'],
  ],
  [[round(['TU', 'being-prepared'])], 'Your letters are not mailed yet', ['TransUnion: 1 item not mailed yet']],
  [
    [round(['TU', 'being-prepared'], ['TU', 'in-progress'], ['EQ', 'removed'])],
    '1 item is being disputed',
    ['TransUnion: 1 item in progress, 1 item not mailed yet'],
  ],
  [[round(['EQ', 'removed'])], 'Nothing is being disputed right now', []],
])('%j', (rounds, headline, bureaus) => {
  const summary = summarizeRounds(rounds);
  expect(summary.headline).toBe(headline);
  expect(summary.bureaus.map(({ name, words }) => `${name}: ${words}`)).toEqual(bureaus);
});
