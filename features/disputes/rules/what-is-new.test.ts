import { expect, test } from 'vitest';
import { isNew, type DisputeGround } from './what-is-new.ts';

const BEFORE: DisputeGround = {
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  facts: [
    { text: 'I paid $1,240 to the lender on March 3, 2026.', source: 'client' },
    { text: 'Experian reports a balance of $890.', source: 'report' },
  ],
  correct: [{ field: 'balance', value: '$0' }],
  months: ['2025-03'],
};

test.each<[string, Partial<DisputeGround>, boolean]>([
  ['the very same', {}, false],
  ['fewer facts', { facts: BEFORE.facts.slice(1) }, false],
  ['no facts', { facts: [] }, false],
  ['capitals and points', { facts: [{ text: 'i paid $1240 TO the lender on March 3, 2026', source: 'client' }] }, false],
  ['the words in another order', { facts: [{ text: 'On March 3, 2026 I paid the lender $1,240.', source: 'client' }] }, false],
  ['the same as a fact of the report', { facts: [{ text: 'I paid $1,240 to the lender on March 3, 2026.', source: 'report' }] }, false],
  ['another amount', { facts: [{ text: 'I paid $1,300 to the lender on March 3, 2026.', source: 'client' }] }, true],
  ['another day', { facts: [{ text: 'I paid $1,240 to the lender on March 9, 2026.', source: 'client' }] }, true],
  [
    'a new fact',
    { facts: [...BEFORE.facts, { text: 'The collector confirmed in writing that nothing is owed.', source: 'client' }] },
    true,
  ],
  ['a document for what was said', { facts: [{ text: 'I paid $1,240 to the lender on March 3, 2026.', source: 'document' }] }, true],
  ['another reason', { reasonCode: 'paid-or-settled' }, true],
  ['another right value', { correct: [{ field: 'balance', value: '$100' }] }, true],
  ['another late month', { months: ['2025-03', '2025-04'] }, true],
  ['fewer late months', { months: [] }, false],
  ['another request of the same kind', { instructionCode: 'correct' }, false],
  ['the question how it was verified', { instructionCode: 'explain-how-verified' }, true],
])('P6, G17, X7: %s is new: %s', (_what, change, expected) => {
  expect(isNew({ ...BEFORE, ...change }, BEFORE)).toBe(expected);
});

test('the question how it was verified is new once', () => {
  const asked = { ...BEFORE, instructionCode: 'explain-how-verified' };
  expect(isNew(asked, asked)).toBe(false);
});
