import { expect, test } from 'vitest';
import { nextBackoff, refreshDelay } from './token-refresh.ts';

const MINUTE = 60_000;

test.each([
  ['five minutes before a token of 30 minutes ends', 30 * MINUTE, 25 * MINUTE],
  ['never in a storm when a token lives shorter than that', 3 * MINUTE, 30_000],
  ['soon when the token is over already', -MINUTE, 30_000],
])('renews %s', (_name, expiresIn, wait) => {
  expect(refreshDelay(1_000_000 + expiresIn, 1_000_000)).toBe(wait);
});

test('failures wait 30 s, doubling, at most 16 minutes', () => {
  const waits: number[] = [];
  let wait: number | undefined;
  for (let failure = 0; failure < 8; failure += 1) waits.push((wait = nextBackoff(wait)));
  expect(waits.map((ms) => ms / 1000)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});
