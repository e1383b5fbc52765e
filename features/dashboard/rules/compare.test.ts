import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const exactly = (count: number) => ({ count, capped: false });

test.each([
  [exactly(5), exactly(3), 'more', '2 more than by this day last month'],
  [exactly(0), exactly(1_200), 'fewer', '1,200 fewer than by this day last month'],
  [exactly(0), exactly(0), 'same', 'as many as by this day last month'],
  [{ count: 10_000, capped: true }, exactly(8), 'unknown', '8 by this day last month'],
  [exactly(8), { count: 10_000, capped: true }, 'unknown', '10,000+ by this day last month'],
])('%j after %j', (now, before, direction, words) => {
  expect(compare({ now, before })).toEqual({ direction, words });
});
