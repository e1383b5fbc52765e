import { expect, test } from 'vitest';
import { askedWords, factWords } from './verdict-words.ts';

test('what was allowed is said in words, and what nobody knew is left out', () => {
  const facts = {
    standing: 'signed',
    signedOn: '2026-05-01',
    state: 'OH',
    authorized: ['EQ', 'TU'],
    isOnHold: false,
    authorizedUntil: null,
  };
  expect(factWords(facts)).toEqual([
    { name: 'Agreement', value: 'Signed, period over' },
    { name: 'Signed on', value: 'May 1, 2026' },
    { name: 'State of the client', value: 'Ohio' },
    { name: 'Authorization for', value: 'Equifax, TransUnion' },
    { name: 'On hold', value: 'No' },
  ]);
  expect(factWords({ missing: [] })).toEqual([{ name: 'Missing in the contract', value: 'Nothing' }]);
  expect(askedWords('round')).toBe('Open a round');
});
