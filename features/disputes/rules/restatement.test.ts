import { expect, test } from 'vitest';
import { restates } from './restatement.ts';

const reported = [
  { label: 'Payment status', value: 'Collection or charge-off' },
  { label: 'Balance', value: '$1,234' },
  { label: 'Past due', value: '$200' },
];
test.each([
  ['TransUnion reports the pay status “Collection or charge-off”.', true],
  ['The status is collection.', true],
  ['The balance is $1,234.', true],
  ['TransUnion reports the pay status “Collection or charge-off”, while Experian reports “Current”.', false],
  ['TransUnion reports $200 past due on a balance of $1,234.', false],
  ['I paid $200 on March 3, 2026.', false],
  ['It was never charged off.', false],
  ['The balance was $900.', false],
])('%s', (fact, expected) => expect(restates(fact, { reported, bureauName: 'TransUnion' })).toBe(expected));
