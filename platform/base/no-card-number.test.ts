import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasCardNumber } from './card-pattern.ts';
import { CARD_IN_TEXT, noCardNumber } from './no-card-number.ts';

test.each([
  '4111 1111 1111 1111',
  'Card 4111-1111-1111-1111 declined',
  '378282246310005',
  '4111.1111.1111.1111',
  '4111/1111/1111/1111',
  '4111–1111—1111‑1111',
  '4111 - 1111 -- 1111 / 1111',
  '4111\u00a01111\u20091111 1111',
  '４１１１１１１１１１１１１１１１',
  '٤١١١ ١١١١ ١١١١ ١١١١',
  '4111\u200b111111111111',
  '004111111111111111',
  '4111 1111 1111 1111 12/27 123',
  '11/03 4111 1111 1111 1111',
  '04111 1111 1111 1111123',
  '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
  '5555 5555 5555 4444',
  '2223003122003222',
  '6011 1111 1111 1117',
  '3056 930902 5904',
  '3530111333300000',
  '6212 3456 7890 1232',
  '4222222222222',
])('%j is refused', (text) => {
  expect(
    z
      .string()
      .check(noCardNumber)
      .safeParse(text)
      .error?.issues.map(({ message }) => message),
  ).toEqual([CARD_IN_TEXT]);
});
test.each([
  '4111 1111 1111 1112',
  'Visa ending 1111, declined 11/03/2026',
  'Invoice 2026-11-03-0001',
  'call 419 555 0142, then 419 555 0143',
  '11/03/2026 - 12/03/2026',
  '416-555-0137 11/05/2026',
  '419-555-0141 / 419-555-0144',
  'Reference 1234567890123456',
  '',
])('%j is kept', (text) => expect(hasCardNumber(text)).toBe(false));
