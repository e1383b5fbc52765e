import { describe, expect, test } from 'vitest';
import { civilDate } from './civil-date.ts';
import { startOfDay } from './start-of-day.ts';

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
