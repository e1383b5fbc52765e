import { expect, test } from 'vitest';
import type { z } from 'zod';
import { freeLine, freeText } from './free-text.ts';
import { writtenReason } from './written-reason.ts';
import { CARD_IN_TEXT } from './no-card-number.ts';
import { SSN_IN_TEXT } from './no-ssn.ts';

const problems = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
const FIELDS = [freeText(200), freeLine(200)];

test.each([
  '219-09-5501',
  '219 09 5501',
  '219.09.5501',
  '219/09/5501',
  '219–09–5501',
  '219‑09‑5501',
  '219 - 09 - 5501',
  '219\u00a009\u00a05501',
  '219095501',
  '2190 95501',
  '2 1 9 0 9 5 5 0 1',
  '２１９－０９－５５０１',
])('a Social Security number written %j is refused wherever it appears', (number) => {
  for (const field of FIELDS)
    for (const text of [number, `Her number is ${number}.`, `Called (419) 555-0147; SSN ${number}, born 05/12/1980`])
      expect(problems(field, text)).toEqual([SSN_IN_TEXT]);
});
test.each(['4111 1111 1111 1111', 'Amex 3782-822463-10005 declined'])('%j is refused', (text) => {
  for (const field of FIELDS) expect(problems(field, text)).toEqual([CARD_IN_TEXT]);
});
test.each([
  'Call (419) 555-0147 or +1 419 555 0142',
  '419.555.0147, 419-555-0142',
  'Toledo, OH 43604-1234',
  'ZIP 43604 1234',
  'Hearing on 05/12/2026, 2026-05-12, May 12, 2026',
  'Late 05/2025, 06/2025, 07/2025',
  'Account number 219095502, ends in 5501',
  'Account ****5501, XXX-XX-5501',
  'Case no. 219095502, ref 1234567890123456',
  'Owes $219,095,501 since 2019',
  'Tracking number 9400111899223100012345',
  'See 15 U.S.C. 1681i(a)(1)',
  '',
])('%j is kept', (text) => {
  for (const field of FIELDS) expect(field.parse(text)).toBe(text);
});
test('text is cleaned, and its length limit is stated in plain words', () => {
  expect(freeText(20).parse(' One\r\ntwo\u202e\u0000\tthree ')).toBe('One\ntwo\tthree');
  expect([problems(freeText(8000), 'a'.repeat(8001)), problems(freeLine(3), 'abcd')]).toEqual([
    ['At most 8,000 characters.'],
    ['At most 3 characters.'],
  ]);
});
test.each([
  ['', false],
  ['x', false],
  ['aaaaaaaaaaaa', false],
  ['ok ok ok', false],
  ['a b c d', false],
  ['1 22 333', false],
  ['The client called again', true],
  ['El cliente llamó', true],
])('%j says why: %s', (typed, says) => {
  for (const field of [freeText, freeLine]) expect(problems(writtenReason(200, field), typed)).toHaveLength(says ? 0 : 1);
});
