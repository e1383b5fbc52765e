import { expect, test } from 'vitest';
import { addDays, civilDate } from '../../../platform/base/civil-date.ts';
import type { Bureau } from './bureaus.ts';
import { describeReportAge, judgeReportAge, oldestDate, reportDateAt } from './report-age.ts';

const TODAY = civilDate(2026, 11, 23);

test.each([
  [0, 'fresh'],
  [59, 'fresh'],
  [60, 'warn'],
  [119, 'warn'],
  [120, 'tooOld'],
  [1500, 'tooOld'],
])('a report of %i days ago is %s', (days, age) => {
  const date = addDays(TODAY, -days);
  expect(judgeReportAge(date, TODAY)).toBe(age);
  expect(describeReportAge(date, TODAY) === undefined).toBe(age === 'fresh');
});

test('a report without a date gets the warning', () => {
  expect(judgeReportAge(undefined, TODAY)).toBe('warn');
  expect(describeReportAge(undefined, TODAY)).toContain('does not say its date');
});

test('a combined report is as old as the file of the bureaus that are asked about', () => {
  const day = (iso: string) => ({ iso: civilDate(2026, 11, Number(iso)), precision: 'day' as const });
  const part = (bureau: Bureau, on: string) => ({ bureau, reportId: bureau, sourceFormat: 'tu-xml' as const, reportDate: day(on) });
  const report = { reportDate: day('15'), parts: [part('EQ', '15'), part('TU', '2')] };
  expect([oldestDate(report, ['EQ']), oldestDate(report, ['EQ', 'TU']), oldestDate({ reportDate: day('9') }, ['TU'])]).toEqual([
    '2026-11-15',
    '2026-11-02',
    '2026-11-09',
  ]);
});

test('in a report of several bureaus, what one says is of the day its own file was drawn, where that is earlier', () => {
  const day = (iso: string) => ({ iso: civilDate(2026, 11, Number(iso)), precision: 'day' as const });
  const drawn = (bureau: Bureau, on: string) => ({
    bureau,
    present: 'yes' as const,
    pulledOn: day(on),
    scores: [],
    identity: { names: [], dobs: [], addresses: [], employers: [], phones: [] },
    statements: [],
    alerts: [],
  });
  const report = { reportDate: day('15'), bureaus: [drawn('EQ', '15'), drawn('EX', '20'), drawn('TU', '2')] };
  expect((['EQ', 'EX', 'TU'] as const).map((bureau) => reportDateAt(report, bureau)?.iso)).toEqual([
    '2026-11-15',
    '2026-11-15',
    '2026-11-02',
  ]);
  expect([oldestDate(report, ['EQ', 'EX']), oldestDate(report, ['EQ', 'TU'])]).toEqual(['2026-11-15', '2026-11-02']);
});
