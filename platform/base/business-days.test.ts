import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from './civil-date.ts';
import { addBusinessDays, endOfBusinessDays } from './business-days.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
};

// The first three are the vectors of law.md C4; the others check observed days and the last Monday of May.
test.each([
  ['2026-11-20', 5, '2026-11-30'],
  ['2026-12-23', 5, '2026-12-31'],
  ['2028-02-25', 5, '2028-03-03'],
  ['2026-07-02', 3, '2026-07-08'],
  ['2026-01-17', 3, '2026-01-22'],
  ['2026-12-30', 3, '2027-01-05'],
  ['2026-05-22', 1, '2026-05-26'],
  ['2027-07-02', 1, '2027-07-06'],
  ['2026-10-09', 1, '2026-10-13'],
])('%s plus %i business days is %s', (from, days, until) => {
  expect(addBusinessDays(day(from), days)).toBe(until);
});

// The vectors of law.md C3: the first day counts when it is a business day.
test.each([
  ['2026-01-30', 5, '2026-02-05'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2028-01-31', 5, '2028-02-04'],
  ['2026-01-17', 3, '2026-01-22'],
])('from %s on, %i business days end on %s', (from, days, until) => {
  expect(endOfBusinessDays(day(from), days)).toBe(until);
});
