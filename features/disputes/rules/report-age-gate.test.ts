import { expect, test } from 'vitest';
import { addDays, civilDate } from '../../../platform/base/civil-date.ts';
import { account, report, trade } from '../../findings/rules/testing.ts';
import { isOverridable } from './overridable-gates.ts';
import { checkReportAge } from './report-age-gate.ts';

const TODAY = civilDate(2026, 11, 23);
const on = (days: number) => ({ iso: addDays(TODAY, -days), precision: 'day' as const });
const of = (days: number) => ({ ...report([]), bureaus: [], reportDate: on(days) });

test.each([
  [59, []],
  [60, [['disputes.reportOld', false]]],
  [119, [['disputes.reportOld', false]]],
  [120, [['disputes.reportTooOld', true]]],
])('P12: a round from a report of %i days ago', (days, expected) =>
  expect(checkReportAge(of(days), [{ bureau: 'EQ' }], TODAY).map(({ code, blocks }) => [code, blocks])).toEqual(expected),
);
// A report that may be disputed from is younger than the 180 days of California, so what it lists was not removed that long ago.
test('G36, X21: what was removed 180 days ago stands in no report that a round may be opened from, with no reason', () => {
  const [problem] = checkReportAge(of(180), [{ bureau: 'EQ' }], TODAY);
  expect([problem?.blocks, isOverridable(problem?.code ?? '')]).toEqual([true, false]);
});
test('without its report there is nothing to say', () => expect(checkReportAge(undefined, [], TODAY)).toEqual([]));

test.each([
  [119, [['disputes.reportOld', false]]],
  [120, [['disputes.reportTooOld', true]]],
])('a report without a date is not younger than the newest day in it: %i days', (days, expected) => {
  const { reportDate: _, ...undated } = report([account([trade({ reported: on(days) })])]);
  expect(checkReportAge(undated, [{ bureau: 'TU' }], TODAY).map(({ code, blocks }) => [code, blocks])).toEqual(expected);
});
