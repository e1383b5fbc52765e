import { expect, test } from 'vitest';
import { addDays, addMonths, addYears, parseCivilDate, type CivilDate } from './civil-date.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
};

// The vectors of law.md for clocks that nothing here runs yet; their counting is. No period of calendar days moves because of a weekend or holiday.
test.each([
  ['C7: a dispute of a debt', '2026-01-30', 30, '2026-03-01'],
  ['C7: a dispute of a debt', '2028-01-31', 30, '2028-03-01'],
  ['C11: a free report after a denial', '2026-11-20', 60, '2027-01-19'],
  ['C11: a free report after a denial', '2027-12-31', 60, '2028-02-29'],
  ['C11: a free report after a denial', '2026-01-01', 60, '2026-03-02'],
  ['C13: a notice of a breach', '2026-11-20', 30, '2026-12-20'],
  ['C13: a notice of a breach', '2028-01-30', 30, '2028-02-29'],
  ['C13: a notice of a breach', '2026-12-02', 30, '2027-01-01'],
  ['C14: performance in California', '2026-11-20', 180, '2027-05-19'],
  ['C14: performance in California', '2027-09-03', 180, '2028-03-01'],
  ['C14: performance in California', '2026-08-31', 180, '2027-02-27'],
])('%s, %s plus %i days is %s', (_clock, from, days, until) => expect(addDays(day(from), days)).toBe(until));

test.each([
  ['2026-08-31', '2027-02-28'],
  ['2026-01-15', '2026-07-15'],
  ['2027-08-29', '2028-02-29'],
])('C9: six months after a result of %s end on %s', (from, until) => expect(addMonths(day(from), 6)).toBe(until));

test.each([
  ['2026-11-20', '2028-11-20', '2031-11-20'],
  ['2028-02-29', '2030-03-01', '2033-03-01'],
  ['2026-12-31', '2028-12-31', '2031-12-31'],
  ['2024-02-29', '2026-03-01', '2029-03-01'],
])('C12: a paper signed on %s is kept until %s, and claims may be brought until %s', (signed, kept, claims) =>
  expect([addYears(day(signed), 2), addYears(day(signed), 5)]).toEqual([kept, claims]),
);
