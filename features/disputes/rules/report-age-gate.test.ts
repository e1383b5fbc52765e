import { expect, test } from 'vitest';
import { addDays, civilDate } from '../../../platform/base/civil-date.ts';
import { checkReportAge } from './report-age-gate.ts';

const TODAY = civilDate(2026, 11, 23);
const of = (days: number) => ({ reportDate: { iso: addDays(TODAY, -days), precision: 'day' as const } });

test.each([
  [59, []],
  [60, [['disputes.reportOld', false]]],
  [119, [['disputes.reportOld', false]]],
  [120, [['disputes.reportTooOld', true]]],
])('P12: a round from a report of %i days ago', (days, expected) =>
  expect(checkReportAge(of(days), [{ bureau: 'EQ' }], TODAY).map(({ code, blocks }) => [code, blocks])).toEqual(expected),
);
test('without its report there is nothing to say', () => expect(checkReportAge(undefined, [], TODAY)).toEqual([]));
