import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { rangeOf, rangeWords, stepOf, type View } from './range.ts';

function day(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
}

test.each<[View, string, string, string, string]>([
  ['month', '2026-11-23', '2026-11-01', '2026-12-12', 'November 2026'],
  ['month', '2027-02-28', '2027-01-31', '2027-03-13', 'February 2027'],
  ['week', '2026-11-23', '2026-11-22', '2026-11-28', 'Nov 22 to Nov 28, 2026'],
  ['week', '2026-11-22', '2026-11-22', '2026-11-28', 'Nov 22 to Nov 28, 2026'],
  ['agenda', '2026-12-25', '2026-12-25', '2027-01-07', 'Dec 25, 2026 to Jan 7, 2027'],
])('%s of %s', (view, on, from, until, words) => {
  expect(rangeOf(view, day(on))).toEqual({ from, until });
  expect(rangeWords(view, day(on))).toBe(words);
});

test('a month after the last day of a long one is the next month', () => {
  expect(stepOf('month', day('2027-01-31'), 1)).toBe('2027-02-01');
  expect(stepOf('week', day('2027-03-10'), 1)).toBe('2027-03-17');
});
