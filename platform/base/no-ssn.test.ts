import { expect, test } from 'vitest';
import { z } from 'zod';
import { noGroupedSsn, noSsn, SSN_IN_TEXT } from './no-ssn.ts';

const note = z.string().trim().max(30).check(noSsn).nullable().default(null);

test.each(['219-09-5501', 'SSN 219–09–5501', 'His is 219095501', '2190 95501'])('%j is refused', (text) => {
  expect(note.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([SSN_IN_TEXT]);
});
test.each(['Ends in 5501.', '(419) 555-0147', 'OH 43604-1234', '$219,095,501', 'Case 219095502', '', null])('%j is kept', (text) =>
  expect(note.parse(text)).toBe(text),
);
test('a field of customer numbers refuses only what is written as 3-2-4', () => {
  const number = z.string().check(noGroupedSsn);
  expect([number.safeParse('219095501').success, number.safeParse('219 09 5501').success]).toEqual([true, false]);
});
