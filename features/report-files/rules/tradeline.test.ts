// What is worked out from the lines of an account: negative or not, what the bureaus disagree on, what kind it is.
import { describe, expect, test } from 'vitest';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Cents } from '../../../platform/base/money.ts';
import type { Bureau } from './bureaus.ts';
import type { BureauTrade, HistoryCell, PartialDate, Portfolio } from './model.ts';
import { assembleTradeline, disputeFlagOf } from './tradeline.ts';

const cents = (amount: number): Cents => amount as Cents;
const day = (iso: string): PartialDate => ({ iso: iso as CivilDate, precision: 'day' });
const line = (bureau: Bureau, fields: Partial<BureauTrade> = {}): BureauTrade => ({
  bureau,
  creditorName: 'FIRST TEST BANK',
  accountNumberMasked: '****1234',
  payStatus: 'current',
  payStatusRaw: 'Current',
  remarks: [],
  history: [],
  ...fields,
});
const account = (lines: readonly BureauTrade[], portfolio: Portfolio = 'R') => assembleTradeline({ id: 'a', portfolio, lines });
const cell = (code: HistoryCell['code']): HistoryCell => ({ month: '2026-01', code, raw: '' });

describe('negative item rule', () => {
  const cases: readonly (readonly [string, Partial<BureauTrade>, string | undefined])[] = [
    ['current', {}, undefined],
    ['late', { payStatus: 'late60' }, 'Equifax reports the account 60 days late'],
    ['charge-off', { payStatus: 'charge-off' }, 'Equifax reports a charge-off'],
    ['repossession', { payStatus: 'repossession' }, 'Equifax reports a repossession'],
    ['foreclosure', { payStatus: 'foreclosure' }, 'Equifax reports a foreclosure'],
    ['settled', { payStatus: 'settled' }, 'Equifax reports an account settled for less'],
    ['past due', { pastDue: cents(7500) }, 'Equifax reports $75 past due'],
    ['nothing past due', { pastDue: cents(0) }, undefined],
    ['late month', { history: [cell('OK'), cell('30')] }, 'Equifax reports 1 late month in the payment history'],
    ['months not known', { history: [cell('UNK'), cell('ND'), cell('OK')] }, undefined],
    ['late counts', { late30: 1, late60: 1, late90: 0 }, 'Equifax reports 2 late payments'],
    [
      'remark of bankruptcy',
      { remarks: [{ text: 'Debt included in or discharged through Bankruptcy Chapter 7' }] },
      'Equifax reports a bankruptcy remark',
    ],
    [
      'remark of charge-off',
      { remarks: [{ text: 'Unpaid balance reported as a loss by credit grantor.' }] },
      'Equifax reports a charge-off',
    ],
    ['harmless remark', { remarks: [{ text: 'Charge' }, { text: 'Closed' }] }, undefined],
    ['unknown status', { payStatus: 'unknown', condition: 'derogatory' }, undefined],
  ];
  test.each(cases)('%s', (_, fields, reason) => {
    const { negative, negativeReasons } = account([line('EQ', fields)]);
    expect([negative, negativeReasons]).toEqual([reason !== undefined, reason === undefined ? [] : [reason]]);
  });
  test('a collection is negative whatever its status says', () => {
    expect(account([line('TU')], 'COLL').negativeReasons).toEqual(['TransUnion reports a collection']);
  });
  test('bureaus that say the same are named together, heavier grounds first', () => {
    const bad = { payStatus: 'charge-off', pastDue: cents(100) } as const;
    expect(account([line('TU', bad), line('EX', bad), line('EQ', { ...bad, pastDue: cents(0) })]).negativeReasons).toEqual([
      'Equifax, Experian and TransUnion report a charge-off',
      'Experian and TransUnion report $1 past due',
    ]);
  });
});

describe('differences', () => {
  const fields = (...lines: BureauTrade[]) => account(lines).differences.map(({ field }) => field);
  test('each value as shown, by the bureaus that give one', () => {
    expect(
      account([line('TU', { balance: cents(15_000) }), line('EX', { balance: cents(17_550) }), line('EQ', { balance: null })]).differences,
    ).toEqual([{ field: 'balance', values: { TU: '$150', EX: '$175.50' } }]);
  });
  test('dates differ by month only', () => {
    expect(fields(line('TU', { opened: day('2020-05-14') }), line('EX', { opened: day('2020-05-01') }))).toEqual([]);
    expect(fields(line('TU', { opened: day('2020-05-14') }), line('EX', { opened: day('2020-06-01') }))).toEqual(['opened']);
    expect(
      fields(line('TU', { opened: day('2020-05-14') }), line('EX', { opened: { iso: '2020-01-01' as CivilDate, precision: 'year' } })),
    ).toEqual([]);
  });
  test('one code for collection and charge-off contradicts neither; unknown contradicts nothing', () => {
    expect(fields(line('TU', { payStatus: 'collection-or-charge-off' }), line('EX', { payStatus: 'charge-off' }))).toEqual([]);
    expect(fields(line('TU', { payStatus: 'collection-or-charge-off' }), line('EX'))).toEqual(['payStatus']);
    expect(fields(line('TU', { payStatus: 'unknown' }), line('EX'))).toEqual([]);
  });
  test('two lines of one bureau are no disagreement', () => {
    expect(fields(line('TU', { balance: cents(1) }), line('TU', { balance: cents(2) }))).toEqual([]);
  });
});

test.each<[Portfolio, Partial<BureauTrade>, string]>([
  ['M', { accountTypeText: 'Credit line secured' }, 'heloc'],
  ['R', { accountTypeText: 'Credit line secured' }, 'card'],
  ['I', { accountTypeText: 'Auto Loan' }, 'auto'],
  ['I', { accountTypeText: 'Educational' }, 'student'],
  ['O', { accountTypeText: 'Rental agreement' }, 'rental'],
  ['R', { accountTypeText: 'Charge account', industryText: 'Department Stores' }, 'retail-card'],
  ['R', { accountTypeText: 'Charge account' }, 'card'],
  ['I', {}, 'installment'],
  ['M', {}, 'mortgage'],
  ['COLL', {}, 'collection'],
  ['COLL', { originalCreditor: 'ANYTOWN HOSPITAL' }, 'medical-collection'],
  ['COLL', { remarks: [{ text: 'Medical' }] }, 'medical-collection'],
  ['O', { industryText: 'Telephone Companies' }, 'utility'],
  ['U', {}, 'other'],
])('category of %s %j is %s', (portfolio, fields, category) => expect(account([line('TU', fields)], portfolio).category).toBe(category));

test.each([
  ['T', '', 'consumer-disputes'],
  ['F', '', 'none'],
  ['', '', undefined],
  ['F', 'Account information disputed by consumer, meets FCRA requirements', 'consumer-disputes'],
  ['F', 'Dispute resolved; reported by grantor', 'none'],
  ['F', 'Dispute resolved; customer disagrees', 'consumer-disputes'],
  ['', 'Account was in dispute - now resolved - reported by subscriber.', undefined],
])('dispute flag %j with %j is %s', (flag, text, expected) => expect(disputeFlagOf(flag, [{ text }])).toBe(expected));
