import { expect, test } from 'vitest';
import { spansAt, WEEKS } from './spans.ts';

test('months and weeks of the office', () => {
  // The evening of a Saturday in New York, when it is Sunday in London.
  const spans = spansAt(new Date('2026-11-22T01:00:00Z'), 'America/New_York');
  expect(spans.thisMonth.toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(spans.lastMonth.toISOString()).toBe('2026-10-01T04:00:00.000Z');
  expect(spans.weeks).toHaveLength(WEEKS);
  expect(spans.weeks.at(-1)?.day).toBe('2026-11-16');
  expect(spans.weeks[0]?.day).toBe('2026-08-31');
});

test('a month is compared with as much of the last one, never with more', () => {
  expect(spansAt(new Date('2026-11-03T12:00:00Z'), 'UTC').lastMonthSoFar.toISOString()).toBe('2026-10-03T12:00:00.000Z');
  expect(spansAt(new Date('2026-03-31T12:00:00Z'), 'UTC').lastMonthSoFar.toISOString()).toBe('2026-03-01T00:00:00.000Z');
});
