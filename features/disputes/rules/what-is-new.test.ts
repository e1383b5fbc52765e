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
  reported: [
    { label: 'Balance', value: '$890' },
    { label: 'Opened', value: 'Jan 5, 2024' },
  ],
};
const said = (text: string): Partial<DisputeGround> => ({ facts: [{ text, source: 'client' }] });
const shown = (documentId: string): Partial<DisputeGround> => ({
  facts: [{ text: 'I paid $1,240 to the lender on March 3, 2026.', source: 'document', documentId }],
});

test.each<[string, Partial<DisputeGround>, boolean]>([
  ['the very same', {}, false],
  ['fewer facts', { facts: BEFORE.facts.slice(1) }, false],
  ['no facts', { facts: [] }, false],
  ['capitals and points', { facts: [{ text: 'i paid $1240 TO the lender on March 3, 2026', source: 'client' }] }, false],
  ['the words in another order', { facts: [{ text: 'On March 3, 2026 I paid the lender $1,240.', source: 'client' }] }, false],
  // The same with other words says nothing more.
  ['said in other words', said('The debt was settled with the bank this spring, so nothing is left to pay.'), false],
  ['said at length', said('I sent the lender the whole amount. Believe me, I paid all of it, as I said before.'), false],
  ['the amount written otherwise', said('My payment to the lender was 1240.00 dollars.'), false],
  ['the day written otherwise', said('Paid 03/03/2026, in full.'), false],
  ['the month of the day', said('It was settled in March 2026.'), false],
  ['that it is wrong', said('This is a mistake and the amount you show is far too high.'), false],
  ['the value that the report prints', said('The balance should not be $890.'), false],
  ['the day that the report prints', said('You give January 5, 2024 for it.'), false],
  // The bureau knows what bureaus report, in whatever month it was printed.
  ['a new value in the report', { facts: [{ text: 'Experian reports a balance of $910.', source: 'report' }] }, false],
  [
    'another bureau’s value',
    { facts: [{ text: 'Experian reports a balance of $890, while Equifax reports $0.', source: 'report' }] },
    false,
  ],
  ['another month', said('It was settled in April 2026.'), true],
  ['another ground', said('My insurance had to pay this.'), true],
  ['a court', said('The court dismissed the case about this debt.'), true],
  ['the claim of a finding', { claims: [{ source: 'finding:A14:01', because: 'I paid it off.' }] }, true],
  ['the right value in other words', { correct: [{ field: 'balance', value: '0.00' }] }, false],
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

test('a paper is new until it was named, whatever is said of it', () => {
  expect(isNew({ ...BEFORE, ...shown('01') }, BEFORE)).toBe(true);
  const named = { ...BEFORE, ...shown('01') };
  expect(
    isNew({ ...BEFORE, facts: [{ text: 'The bank statement shows that I paid.', source: 'document', documentId: '01' }] }, named),
  ).toBe(false);
  expect(isNew({ ...BEFORE, ...shown('02') }, named)).toBe(true);
});

test('the answer to one question is a new ground once, however often it is given', () => {
  const answered = (id: string) => ({ ...BEFORE, claims: [{ source: `finding:A14:${id}`, because: 'I paid it off.' }] });
  expect([isNew(answered('02'), answered('01')), isNew({ ...answered('02'), reasonCode: 'paid-or-settled' }, answered('01'))]).toEqual([
    false,
    true,
  ]);
});
