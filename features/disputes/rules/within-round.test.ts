import { expect, test } from 'vitest';
import { civil } from '../../findings/rules/testing.ts';
import type { DraftItemInput } from '../contract.ts';
import { checkWithinRound } from './within-round.ts';

const at = (bureau: 'EQ' | 'TU', reasonCode: string, correct: NonNullable<DraftItemInput['correct']> = [], lineId = 'account-1') =>
  ({ bureau, kind: 'tradeline', lineId, reasonCode, correct }) as const;
const opened = (value: string) => [{ field: 'opened' as const, value }];

test.for([
  ['not theirs at one bureau, paid at the other', at('TU', 'not-mine'), at('EQ', 'paid-or-settled'), true],
  ['the other way round', at('EQ', 'paid-or-settled'), at('TU', 'not-mine'), true],
  ['not theirs at both', at('TU', 'not-mine'), at('EQ', 'not-mine'), false],
  ['of two accounts', at('TU', 'not-mine'), at('EQ', 'paid-or-settled', [], 'account-2'), false],
  ['opened on two days', at('TU', 'dates-wrong', opened('2019-04-02')), at('EQ', 'dates-wrong', opened('2018-01-05')), true],
  ['one day, known more exactly', at('TU', 'dates-wrong', opened('2019-04-02')), at('EQ', 'dates-wrong', opened('2019-04')), false],
  [
    'balances are of different days',
    at('TU', 'balance-wrong', [{ field: 'balance', value: '$10' }]),
    at('EQ', 'balance-wrong', [{ field: 'balance', value: '$20' }]),
    false,
  ],
] as const)('%s', ([, item, other, refused]) => {
  expect(checkWithinRound(item, [item, other], civil('2026-11-26')).map(({ code, blocks }) => [code, blocks])).toEqual(
    refused ? [['disputes.contradictsRound', true]] : [],
  );
});

test.for([
  ['paid-or-settled', 'I have never had an account there.', true],
  ['paid-or-settled', 'I have never had any credit card of theirs.', true],
  ['balance-wrong', 'This is not mine.', true],
  ['balance-wrong', 'I have never had a late payment.', false],
  ['not-mine', 'I have never had an account there.', false],
] as const)('“%s” with the fact “%s”', ([reasonCode, text, refused]) => {
  const item = { ...at('TU', reasonCode), facts: [{ text }] };
  expect(checkWithinRound(item, [item], civil('2026-11-26')).length).toBe(refused ? 1 : 0);
});
