import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { doubtDay } from './report-day.ts';

test.each([
  ['2026-03-12', 'day', undefined],
  ['2026-03-13', 'day', 'The report is dated Mar 13, 2026, which is in the future.'],
  ['2028-01-01', 'day', 'The report is dated Jan 1, 2028, which is in the future.'],
] as const)('a report of %s that was added on Mar 10, 2026', (iso, precision, sentence) => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  expect(doubtDay({ reportDate: { iso: civilDate(year, month, day), precision } }, civilDate(2026, 3, 10))).toBe(sentence);
});
test('a report without a day is none of tomorrow', () => expect(doubtDay({}, civilDate(2026, 3, 10))).toBeUndefined());
