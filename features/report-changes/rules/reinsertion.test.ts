import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { reinsertionDue } from './reinsertion.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
};

test.each([
  ['2026-11-20', '2026-11-21', '2026-11-30'],
  ['2026-01-05', '2026-11-21', '2026-11-21'],
  [null, '2026-11-20', '2026-11-30'],
])('a re-insertion seen in the report of %s is due, on %s, by %s', (report, today, due) => {
  expect(reinsertionDue(report === null ? null : day(report), day(today))).toBe(due);
});
