// The code tables of the field reference, section 5, one by one: a wrong table makes false late payments.
import { describe, expect, test } from 'vitest';
import { conditionOf, openClosedOf, payStatusOf, portfolioOf, responsibilityOf, settleNine } from './code-tables.ts';
import { gridCodeOf, isLateCode } from './history-codes.ts';
import { cellMonth, monthIndex, monthKey } from './history-months.ts';
import { BUREAUS, type GridCode, type PayStatus } from './model.ts';
import { scoreModelOf } from './scores.ts';

describe('payment history codes', () => {
  const truelink: readonly (readonly [string, GridCode])[] = [
    ['C', 'OK'], ['E', 'OK'], ['1', '30'], ['2', '60'], ['3', '90'], ['4', '120'], ['5', '150'], ['6', '180'], ['7', 'PP'], ['8', 'RP'], ['9', 'CO'],
    ['L', 'CO'], ['G', 'COLL'], ['K', 'RP'], ['H', 'FC'], ['J', 'VS'], ['U', 'UNK'], ['Y', 'UNK'], ['', 'ND'],
  ];
  test.each(BUREAUS.flatMap((bureau) => truelink.map(([raw, code]) => [bureau, raw, code] as const)))('TrueLink %s %j is %s', (bureau, raw, code) => {
    expect(gridCodeOf('truelink-json', bureau, raw)).toBe(code);
  });
  test('1 is thirty days late in TrueLink, never current as in TransUnion’s and Equifax’s own files', () => {
    for (const bureau of BUREAUS) expect(gridCodeOf('truelink-json', bureau, '1')).toBe('30');
  });
  test('an Equifax U is unknown, whatever a page makes of it', () => {
    expect(gridCodeOf('truelink-json', 'EQ', 'U')).toBe('UNK');
    expect(gridCodeOf('idiq-html', 'EQ', 'OK')).toBe('UNK');
  });
  const printed: readonly (readonly [string, GridCode])[] = [
    ['30', '30'], ['60', '60'], ['90', '90'], ['120', '120'], ['150', '150'], ['180', '180'], ['CO', 'CO'], ['RF', 'RP'], ['VS', 'VS'], ['PP', 'PP'], ['', 'ND'],
  ];
  test.each(BUREAUS.flatMap((bureau) => printed.map(([raw, code]) => [bureau, raw, code] as const)))('page %s %j is %s', (bureau, raw, code) => {
    expect(gridCodeOf('idiq-html', bureau, raw)).toBe(code);
  });
  test('a page’s OK is paid for TransUnion and Experian', () => {
    expect([gridCodeOf('idiq-html', 'TU', 'OK'), gridCodeOf('idiq-html', 'EX', 'OK')]).toEqual(['OK', 'OK']);
  });
  test.each(['constructor', '__proto__', 'toString', 'Z', '10'])('%s is no code', (raw) => {
    expect(gridCodeOf('truelink-json', 'TU', raw)).toBeUndefined();
  });
  test('unknown, no data and paid months are not late', () => {
    expect((['OK', 'ND', 'UNK'] as const).filter(isLateCode)).toEqual([]);
    expect((['30', '180', 'CO', 'COLL', 'FC', 'BK'] as const).every(isLateCode)).toBe(true);
  });
});

describe('months of a history', () => {
  test.each([
    ['2022-07-01', 1, '2022-07'], ['2022-02-28', 1, '2022-03'], ['2021-12-31', 1, '2022-01'], ['2020-02-29', 1, '2020-03'],
    ['2022-02-28', 31, '2022-02'], ['2022-04-30', 31, '2022-04'], ['2022-03-01', 31, '2022-02'], ['2015-10-10', 9, '2015-10'], ['2021-06-13', 15, '2021-06'],
  ])('%s in a history of day %i is %s', (date, day, month) => {
    expect(monthKey(cellMonth(date, day) ?? 0)).toBe(month);
  });
  test.each(['', '2022-13-01', '2022-00-10', 'garbage', '1900-01-01', '2022-02'])('%j is no month', (date) => expect(cellMonth(date, 1)).toBeUndefined());
  test('month keys and counts are inverse', () => {
    expect([monthKey(monthIndex(2026, 1)), monthKey(monthIndex(2026, 1) - 1), monthKey(monthIndex(2025, 12))]).toEqual(['2026-01', '2025-12', '2025-12']);
  });
});

describe('codes of a line', () => {
  test.each<[string, string, PayStatus]>([
    ['C', 'Current', 'current'], ['1', 'Late 30 Days', 'late30'], ['4', 'Late 120 Days', 'late120'], ['9', 'Collection/Chargeoff', 'collection-or-charge-off'],
    ['7', 'Wage Earner Plan', 'bankruptcy'], ['8A', 'Voluntary surrender', 'voluntary-surrender'], ['8', '', 'repossession'], ['0', 'Too new to rate', 'too-new'], ['U', 'Unknown', 'unknown'],
    ['', 'Current', 'current'], ['', 'Late 30 Days', 'late30'], ['', 'Late 120 Days', 'late120'], ['', 'Collection/Chargeoff', 'collection-or-charge-off'], ['', 'Repossession', 'repossession'],
    ['', 'Foreclosure', 'foreclosure'], ['', 'Unknown', 'unknown'], ['', '', 'unknown'], ['?', 'Paid', 'paid-or-closed'],
  ])('pay status %j %j is %s', (symbol, description, status) => expect(payStatusOf(symbol, description)).toBe(status));

  const nine = (collection: boolean, ...remarks: { code?: string; text: string }[]) => settleNine('collection-or-charge-off', { collection, remarks });
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
  test.each([['O', 'Open', 'open'], ['C', 'Derogatory', 'closed'], ['P', 'Derogatory', 'paid'], ['F', 'Derogatory', 'derogatory'], ['', 'Transferred', 'transferred'], ['', 'Refinanced', 'refinanced'], ['', '', undefined]])(
    'condition %j %j is %s', (symbol, description, condition) => expect(conditionOf(symbol, description)).toBe(condition));
  test('open or closed: the flag, then the condition; derogatory says neither', () => {
    expect([openClosedOf('O', 'derogatory'), openClosedOf('', 'paid'), openClosedOf('', 'open'), openClosedOf('', 'derogatory'), openClosedOf('', undefined)])
      .toEqual(['open', 'closed', 'open', undefined, undefined]);
  });
  test.each([['I', '', 'individual'], ['F', 'Individual', 'individual'], ['J', '', 'joint'], ['A', '', 'authorized-user'], ['C', '', 'co-maker'], ['M', '', 'maker'], ['T', '', 'terminated'], ['X', '', 'deceased'], ['U', '', 'undesignated'], ['', 'Authorized User', 'authorized-user'], ['', '', undefined]])(
    'responsibility %j %j is %s', (symbol, description, responsibility) => expect(responsibilityOf(symbol, description)).toBe(responsibility));
  test.each([['R', '', 'R'], ['Y', '', 'COLL'], ['', 'Open Account', 'O'], ['', 'Credit Line', 'C'], ['', 'Mortgage', 'M'], ['', 'Installment', 'I'], ['', 'Collection', 'COLL'], ['', '', 'U']])(
    'portfolio %j %j is %s', (symbol, description, portfolio) => expect(portfolioOf(symbol, description)).toBe(portfolio));
  test.each([['VantageScore 3.0 with Positive Score Factors', 'VANTAGE_3'], ['VantageScore3', 'VANTAGE_3'], ['VantageScore 4.0', 'VANTAGE_4'], ['FICO Score 8', 'FICO_8'], ['FICO Auto Score 8', 'OTHER'], ['', 'OTHER']])(
    'model %j is %s', (raw, model) => expect(scoreModelOf(raw)).toBe(model));
});
