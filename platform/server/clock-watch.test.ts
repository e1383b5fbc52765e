import { expect, test } from 'vitest';
import { judgeStep } from './clock-watch.ts';

const MINUTE = 60_000;
test.each([
  ['the clock runs on', 30_000, 30_000, undefined],
  ['a time server corrects a second', 31_000, 30_000, undefined],
  ['a slow machine', 90_000, 90_000, undefined],
  ['back by an hour', 30_000 - 60 * MINUTE, 30_000, -60 * MINUTE],
  ['ahead by a year', 30_000 + 525_600 * MINUTE, 30_000, 525_600 * MINUTE],
  ['ahead by five minutes', 30_000 + 5 * MINUTE, 30_000, 5 * MINUTE],
])('%s', (_what, wall, steady, step) => {
  expect(judgeStep(wall, steady)).toBe(step);
});
