import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { dueTone, spanOf, type DueFilter, type DueTone } from './due.ts';

function day(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
}

test.each<[DueFilter, string, string | null, string | null]>([
  ['overdue', '2026-03-01', null, '2026-02-28'],
  ['overdue', '2028-03-01', null, '2028-02-29'],
  ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['week', '2026-12-28', '2026-12-28', '2027-01-03'],
])('%s on %s is %s to %s', (filter, today, from, until) => {
  expect(spanOf(filter, day(today))).toEqual({ from, until });
});

test('without a date is no span of days', () => {
  expect(spanOf('none', day('2026-11-21'))).toBeUndefined();
});

test.each<[string | null, DueTone | undefined]>([
  ['2026-11-20', 'late'],
  ['2025-12-31', 'late'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'ahead'],
  [null, undefined],
])('due on %s is %s', (dueOn, tone) => {
  expect(dueTone(dueOn === null ? null : day(dueOn), day('2026-11-21'))).toBe(tone);
});
