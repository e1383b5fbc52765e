// The code tables of the field reference, section 5, for the codes of a line; those of payment histories are in history-codes.test.ts.
import { describe, expect, test } from 'vitest';
import { conditionOf, openClosedOf, payStatusOf, portfolioOf, responsibilityOf, settleNine } from './code-tables.ts';
import { cellMonth, monthIndex, monthKey } from './history-months.ts';
import type { PayStatus } from './model.ts';
import { scoreModelOf } from './scores.ts';

describe('months of a history', () => {
  test.each([
    ['2022-07-01', 1, '2022-07'],
    ['2022-02-28', 1, '2022-03'],
    ['2021-12-31', 1, '2022-01'],
    ['2020-02-29', 1, '2020-03'],
    ['2022-02-28', 31, '2022-02'],
    ['2022-04-30', 31, '2022-04'],
    ['2022-03-01', 31, '2022-02'],
    ['2015-10-10', 9, '2015-10'],
    ['2021-06-13', 15, '2021-06'],
  ])('%s in a history of day %i is %s', (date, day, month) => {
    expect(monthKey(cellMonth(date, day) ?? 0)).toBe(month);
  });
  test.each(['', '2022-13-01', '2022-00-10', 'garbage', '1900-01-01', '2022-02'])('%j is no month', (date) =>
    expect(cellMonth(date, 1)).toBeUndefined(),
  );
  test('month keys and counts are inverse', () => {
    expect([monthKey(monthIndex(2026, 1)), monthKey(monthIndex(2026, 1) - 1), monthKey(monthIndex(2025, 12))]).toEqual([
      '2026-01',
      '2025-12',
      '2025-12',
    ]);
  });
});

describe('codes of a line', () => {
  test.each<[string, string, PayStatus]>([
    ['C', 'Current', 'current'],
    ['1', 'Late 30 Days', 'late30'],
    ['4', 'Late 120 Days', 'late120'],
    ['9', 'Collection/Chargeoff', 'collection-or-charge-off'],
    ['7', 'Wage Earner Plan', 'bankruptcy'],
    ['8A', 'Voluntary surrender', 'voluntary-surrender'],
    ['8', '', 'repossession'],
    ['0', 'Too new to rate', 'too-new'],
    ['U', 'Unknown', 'unknown'],
    ['', 'Current', 'current'],
    ['', 'Late 30 Days', 'late30'],
    ['', 'Late 120 Days', 'late120'],
    ['', 'Collection/Chargeoff', 'collection-or-charge-off'],
    ['', 'Repossession', 'repossession'],
    ['', 'Foreclosure', 'foreclosure'],
    ['', 'Unknown', 'unknown'],
    ['', '', 'unknown'],
    ['?', 'Paid', 'paid-or-closed'],
  ])('pay status %j %j is %s', (symbol, description, status) => expect(payStatusOf(symbol, description)).toBe(status));

  const nine = (collection: boolean, ...remarks: { code?: string; text: string }[]) =>
    settleNine('collection-or-charge-off', { collection, remarks });
  test('9 is settled by the account and its remarks, and stays open without them', () => {
    expect(nine(true, { text: 'Charged off as bad debt' })).toBe('collection');
    expect(nine(false, { text: 'Unpaid balance reported as a loss by the credit grantor.' })).toBe('charge-off');
    expect(nine(false, { code: 'XC097', text: 'whatever' })).toBe('charge-off');
    expect(nine(false, { code: 'T00PRL', text: 'whatever' })).toBe('charge-off');
    expect(nine(false, { code: 'Q00AV', text: 'Charge' })).toBe('collection-or-charge-off');
    expect(nine(false, { text: 'Placed for collection' })).toBe('collection');
    expect(nine(false)).toBe('collection-or-charge-off');
    expect(settleNine('late30', { collection: true, remarks: [] })).toBe('late30');
  });
  test.each([
    ['O', 'Open', 'open'],
    ['C', 'Derogatory', 'closed'],
    ['P', 'Derogatory', 'paid'],
    ['F', 'Derogatory', 'derogatory'],
    ['', 'Transferred', 'transferred'],
    ['', 'Refinanced', 'refinanced'],
    ['', '', undefined],
  ])('condition %j %j is %s', (symbol, description, condition) => expect(conditionOf(symbol, description)).toBe(condition));
  test('open or closed: the flag, then the condition; derogatory says neither', () => {
    expect([
      openClosedOf('O', 'derogatory'),
      openClosedOf('', 'paid'),
      openClosedOf('', 'open'),
      openClosedOf('', 'derogatory'),
      openClosedOf('', undefined),
    ]).toEqual(['open', 'closed', 'open', undefined, undefined]);
  });
  test.each([
    ['I', '', 'individual'],
    ['F', 'Individual', 'individual'],
    ['J', '', 'joint'],
    ['A', '', 'authorized-user'],
    ['C', '', 'co-maker'],
    ['M', '', 'maker'],
    ['T', '', 'terminated'],
    ['X', '', 'deceased'],
    ['U', '', 'undesignated'],
    ['', 'Authorized User', 'authorized-user'],
    ['', '', undefined],
  ])('responsibility %j %j is %s', (symbol, description, responsibility) =>
    expect(responsibilityOf(symbol, description)).toBe(responsibility),
  );
  test.each([
    ['R', '', 'R'],
    ['Y', '', 'COLL'],
    ['', 'Open Account', 'O'],
    ['', 'Credit Line', 'C'],
    ['', 'Mortgage', 'M'],
    ['', 'Installment', 'I'],
    ['', 'Collection', 'COLL'],
    ['', '', 'U'],
  ])('portfolio %j %j is %s', (symbol, description, portfolio) => expect(portfolioOf(symbol, description)).toBe(portfolio));
  test.each([
    ['VantageScore 3.0 with Positive Score Factors', 'VANTAGE_3'],
    ['VantageScore3', 'VANTAGE_3'],
    ['VantageScore 4.0', 'VANTAGE_4'],
    ['FICO Score 8', 'FICO_8'],
    ['FICO Auto Score 8', 'OTHER'],
    ['', 'OTHER'],
  ])('model %j is %s', (raw, model) => expect(scoreModelOf(raw)).toBe(model));
});
