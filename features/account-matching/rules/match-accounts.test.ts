import { describe, expect, test } from 'vitest';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade } from '../../report-files/rules/model.ts';
import { matchAccounts } from './match-accounts.ts';
import { collection, dollars, line, reportOf, revolving as R, singles, when, type Read } from './testing-lines.ts';

describe('two lines of different bureaus', () => {
  const loan = (bureau: Bureau, fields: Partial<BureauTrade>) =>
    ['I', line(bureau, { creditorName: 'TEST LOAN SERVICER', balance: dollars(0), monthlyPayment: dollars(0), ...fields })] as const;
  const nothing = { balance: null, highCredit: null, creditLimit: null, monthlyPayment: null } as const;
  test.for<readonly [string, Read, Read, { method?: string; confidence?: number; proposed?: readonly [string, number] }]>([
    [
      'three characters readable in both are too few',
      R(line('TU', { accountNumberMasked: '5X0X1X3X1X3X****' })),
      R(line('EX', { accountNumberMasked: '550012XXXXXX', opened: when('2020-05'), creditorName: 'OTHER', ...nothing })),
      {},
    ],
    [
      'A: a number masked at every other place',
      R(line('TU', { accountNumberMasked: '5X0X1X3X1X3X****', ...nothing, balance: dollars(0) })),
      R(line('EX', { ...nothing, accountNumberMasked: '55001134123', balance: dollars(0), opened: when('2020-05-01') })),
      { method: 'rule-A', confidence: 0.97 },
    ],
    [
      'A: masked in different places',
      R(line('TU', nothing)),
      R(line('EX', { accountNumberMasked: '550012341234XXXX', opened: when('2020-05-01'), creditorName: 'X', ...nothing })),
      { method: 'rule-A', confidence: 0.97 },
    ],
    [
      'A: leading zeros lost',
      R(line('TU', { accountNumberMasked: '0055001234****', ...nothing })),
      R(line('EX', { accountNumberMasked: '55001234****', ...nothing })),
      { method: 'rule-A', confidence: 0.97 },
    ],
    [
      'B: last four, month and an amount',
      R(line('TU', { accountNumberMasked: '************1234' })),
      R(line('EQ', { accountNumberMasked: '**********1234', highCredit: dollars(880) })),
      { method: 'rule-B', confidence: 0.92 },
    ],
    [
      'B: number alone is proposed, not merged',
      R(line('TU', { ...nothing, highCredit: dollars(900) })),
      R(line('EX', { ...nothing, highCredit: dollars(900), opened: when('2020-06-02') })),
      { proposed: ['B', 0.75] },
    ],
    [
      'C: month and three amounts, no number',
      R(line('TU', { accountNumberMasked: 'XXXX' })),
      R(line('EX', { accountNumberMasked: '****', creditLimit: null })),
      { method: 'rule-C', confidence: 0.85 },
    ],
    [
      'C: not from zeros',
      R(
        line('TU', {
          accountNumberMasked: '',
          ...nothing,
          balance: dollars(0),
          monthlyPayment: dollars(0),
          creditLimit: dollars(0),
          creditorName: 'A',
        }),
      ),
      R(
        line('EX', {
          accountNumberMasked: '',
          ...nothing,
          balance: dollars(0),
          monthlyPayment: dollars(0),
          creditLimit: dollars(0),
          creditorName: 'B',
        }),
      ),
      {},
    ],
    [
      'C: against the numbers it is proposed',
      R(line('TU')),
      R(line('EX', { accountNumberMasked: '410099****' })),
      { proposed: ['C', 0.75] },
    ],
    [
      'D: name, month and high credit are proposed',
      R(line('TU', { accountNumberMasked: '', balance: dollars(1), creditLimit: null })),
      R(line('EX', { accountNumberMasked: '', monthlyPayment: dollars(2), creditorName: '1ST TEST BANK NA', highCredit: dollars(905) })),
      {},
    ],
    [
      'D: the same name',
      R(line('TU', { accountNumberMasked: '', balance: dollars(1), creditLimit: null })),
      R(line('EX', { accountNumberMasked: '', monthlyPayment: dollars(2), creditorName: 'FIRST TEST, INC', highCredit: dollars(905) })),
      { proposed: ['D', 0.75] },
    ],
    [
      'loans of one number but different amounts',
      loan('TU', { highCredit: dollars(6181) }),
      loan('EX', { highCredit: dollars(5500) }),
      { proposed: ['A', 0.75] },
    ],
    [
      'a month apart is allowed',
      R(line('TU', { accountNumberMasked: '****1234' })),
      R(line('EX', { accountNumberMasked: '****1234', opened: when('2020-06-01') })),
      { method: 'rule-B', confidence: 0.92 },
    ],
    ['two months apart is not', R(line('TU')), R(line('EX', { opened: when('2020-07-20') })), {}],
    ['different families', ['M', line('TU')], ['I', line('EX')], {}],
    ['an unknown family may be any', ['U', line('TU')], ['I', line('EX')], { method: 'rule-A', confidence: 0.97 }],
    ['a collection and an account', ['COLL', line('TU')], R(line('EX')), {}],
    ['a collection and an unknown', ['COLL', line('TU')], ['U', line('EX')], {}],
    [
      'collections by number',
      ['COLL', collection('TU')],
      ['COLL', collection('EX', { originalCreditor: 'ELSE' })],
      { method: 'rule-collection', confidence: 0.9 },
    ],
    [
      'collections by creditor, amount and day',
      ['COLL', collection('TU', { accountNumberMasked: '' })],
      ['COLL', collection('EX', { accountNumberMasked: '', balance: dollars(303), opened: when('2024-05-20') })],
      { method: 'rule-collection', confidence: 0.9 },
    ],
    [
      'collections of one clinic with different amounts',
      ['COLL', collection('TU', { accountNumberMasked: '' })],
      ['COLL', collection('EX', { accountNumberMasked: '', balance: dollars(80), highCredit: dollars(80) })],
      { proposed: ['collection', 0.75] },
    ],
    ['two lines of one bureau', R(line('TU')), R(line('TU')), {}],
  ])('%s', ([, a, b, { method, confidence, proposed }]) => {
    const matched = matchAccounts(reportOf(singles(a, b)), []);
    expect(matched.accounts.map(({ matchMethod, matchConfidence }) => [matchMethod, matchConfidence])).toEqual(
      method
        ? [[method, confidence]]
        : [
            ['single', undefined],
            ['single', undefined],
          ],
    );
    expect(matched.possibleMatches?.map(({ rule, confidence: sure }) => [rule, sure]) ?? []).toEqual(proposed ? [proposed] : []);
    for (const { because } of matched.possibleMatches ?? []) expect(because.length).toBeGreaterThan(0);
  });

  test('what was merged names its parts, and the report what it listed', () => {
    const matched = matchAccounts(reportOf(singles(R(line('EX', { creditorName: '' })), ['COLL', collection('TU')], R(line('TU')))), []);
    expect(matched.accounts.map(({ id, mergedIds, displayName }) => [id, mergedIds, displayName])).toEqual([
      ['line-1', ['line-3'], 'FIRST TEST BANK'],
      ['line-2', undefined, 'TEST COLLECTORS'],
    ]);
    expect(matched.accountsListed).toBe(3);
    expect(matched.accounts[0]?.differences).toEqual([]);
  });
});
