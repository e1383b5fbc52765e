import { expect, test } from 'vitest';
import { account, report, trade, usd } from '../../findings/rules/testing.ts';
import type { DraftItemInput } from '../contract.ts';
import { copyClaim, otherBureausOf } from './copy-claim.ts';

const REPORT = report([
  account([
    trade({ bureau: 'EQ', balance: usd(890) }),
    trade({ bureau: 'EX', balance: usd(890) }),
    trade({ bureau: 'TU', balance: usd(1240) }),
  ]),
]);
const item = (change: Partial<DraftItemInput> = {}): DraftItemInput => ({
  bureau: 'EQ',
  kind: 'tradeline',
  lineId: 'account-1',
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  correct: [{ field: 'balance', value: '$400' }],
  facts: [{ text: 'I paid the rest on March 3, 2025.', source: 'client' }],
  clientConfirmed: true,
  ...change,
});
const confirmed = (from: DraftItemInput, others: readonly DraftItemInput[] = []) =>
  copyClaim(REPORT, [from, ...others], from, ['EX', 'TU'])
    .filter(({ bureau }) => bureau !== 'EQ')
    .map(({ bureau, clientConfirmed }) => `${bureau} ${clientConfirmed ? 'yes' : 'asked'}`);

test.each<[string, DraftItemInput, readonly DraftItemInput[], readonly string[]]>([
  ['the same value at Experian, another at TransUnion', item(), [], ['EX yes', 'TU asked']],
  ['not confirmed', item({ clientConfirmed: false }), [], ['EX asked', 'TU asked']],
  [
    'a fact of its own at Experian',
    item(),
    [item({ bureau: 'EX', facts: [{ text: 'The report lists it as open.', source: 'report' }] })],
    ['EX asked', 'TU asked'],
  ],
  ['no reason', item({ reasonCode: null, correct: [], facts: [] }), [], ['EX asked', 'TU asked']],
  [
    'what Equifax prints stays behind, the rest was confirmed',
    item({
      facts: [
        { text: 'Equifax reports $890.', source: 'report' },
        { text: 'I paid.', source: 'client' },
      ],
    }),
    [],
    ['EX yes', 'TU asked'],
  ],
])('%s', (_case, from, others, wanted) => expect(confirmed(from, others)).toEqual(wanted));

test('a claim goes to bureaus that report the line, and not against the better value', () => {
  expect(otherBureausOf(REPORT, item({ bureau: 'TU' }))).toEqual([]);
  // Experian reports the better value of the two, so it is left alone.
  expect(otherBureausOf(REPORT, item())).toEqual(['TU']);
  expect(otherBureausOf(REPORT, item({ reasonCode: 'not-mine', correct: [] }))).toEqual(['EX', 'TU']);
  expect(otherBureausOf(REPORT, item({ reasonCode: null }))).toEqual([]);
});
