import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from './civil-date.ts';
import { addBusinessDays, endOfBusinessDays } from './business-days.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
};

// The first three are the vectors of C4 in law.md; the others check observed days and the last Monday of May.
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

// The vectors of law.md for clocks that nothing here runs yet; their counting is.
test.each([
  ['C5: a block of 4 business days', '2026-11-24', 4, '2026-12-01'],
  ['C5: a block of 4 business days', '2026-07-01', 4, '2026-07-08'],
  ['C5: a block of 4 business days', '2028-02-25', 4, '2028-03-02'],
  ['C5b: a freeze by phone', '2026-10-09', 1, '2026-10-13'],
  ['C5b: a freeze by mail', '2026-10-09', 3, '2026-10-15'],
  ['C5b: a freeze by phone', '2026-12-24', 1, '2026-12-28'],
  ['C5b: a freeze by mail', '2026-12-24', 3, '2026-12-30'],
  ['C5b: its confirmation', '2026-12-30', 5, '2027-01-07'],
  ['C5b: a freeze by mail', '2028-02-28', 3, '2028-03-02'],
  ['C7: a notice of a debt, taken as received', '2026-11-23', 5, '2026-12-01'],
  ['C7: a notice of a debt, taken as received', '2026-12-21', 5, '2026-12-29'],
  ['C7: a notice of a debt, taken as received', '2028-02-24', 5, '2028-03-02'],
  ['C10: an opt-out', '2026-11-20', 10, '2026-12-07'],
  ['C10: an opt-out', '2026-12-18', 10, '2027-01-05'],
  ['C10: an opt-out', '2028-02-18', 10, '2028-03-06'],
])('%s, %s plus %i is %s', (_clock, from, days, until) => expect(addBusinessDays(day(from), days)).toBe(until));

// The first day counts when it is a business day.
test.each([
  ['2026-01-30', 5, '2026-02-05'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2028-01-31', 5, '2028-02-04'],
  ['2026-01-17', 3, '2026-01-22'],
])('C3: from %s on, %i business days end on %s', (from, days, until) => {
  expect(endOfBusinessDays(day(from), days)).toBe(until);
});
