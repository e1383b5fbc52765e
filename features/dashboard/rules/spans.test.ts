import { describe, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isTimeZone, spansAt, startOfDay, WEEKS } from './spans.ts';

describe('the first instant of a day', () => {
  test.each([
    ['America/Los_Angeles', [2026, 1, 15], '2026-01-15T08:00:00.000Z'],
    ['America/New_York', [2026, 3, 8], '2026-03-08T05:00:00.000Z'],
    ['America/New_York', [2026, 3, 9], '2026-03-09T04:00:00.000Z'],
    ['America/New_York', [2026, 11, 1], '2026-11-01T04:00:00.000Z'],
    ['America/Santiago', [2026, 9, 6], '2026-09-06T04:00:00.000Z'],
    ['Asia/Kolkata', [2026, 7, 1], '2026-06-30T18:30:00.000Z'],
    ['UTC', [2026, 7, 1], '2026-07-01T00:00:00.000Z'],
  ] as const)('%s %j', (zone, [year, month, day], instant) => {
    expect(startOfDay(civilDate(year, month, day), zone).toISOString()).toBe(instant);
  });
});

test('months and weeks of the person who looks', () => {
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

test.each([['America/Chicago', true], ['UTC', true], ['Mars/Olympus', false], ['', false], ["'; drop table", false]])('%s is a time zone: %s', (zone, known) => {
  expect(isTimeZone(zone)).toBe(known);
});
