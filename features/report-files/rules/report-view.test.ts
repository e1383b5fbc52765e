import { describe, expect, it, test } from 'vitest';
import { civilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Cents } from '../../../platform/base/money.ts';
import type { BureauTrade, CreditReport, GridCode, Tradeline } from './model.ts';
import {
  countAccounts,
  fieldRows,
  formatPartialDate,
  historyOf,
  historyText,
  listWords,
  payStatusText,
  selectAccounts,
} from './report-view.ts';
import { scoreModelText } from '../../scores/rules/score-models.ts';

const trade = (over: Partial<BureauTrade> = {}): BureauTrade => ({
  bureau: 'EQ',
  creditorName: 'FIRST BANK',
  accountNumberMasked: '1234****',
  payStatus: 'current',
  payStatusRaw: 'Current',
  remarks: [],
  history: [],
  ...over,
});
const account = (over: Partial<Tradeline> = {}): Tradeline => ({
  id: 'a',
  matchMethod: 'vendor-partition',
  displayName: 'FIRST BANK',
  category: 'card',
  portfolio: 'R',
  byBureau: { EQ: [trade()] },
  differences: [],
  negative: false,
  negativeReasons: [],
  ...over,
});
const report = (accounts: readonly Tradeline[]): CreditReport => ({
  sourceFormat: 'truelink-json',
  parserVersion: '1',
  warnings: [],
  bureaus: [],
  accounts,
  inquiries: [],
  publicRecords: [],
  creditors: [],
});

test.each([
  ['day', 'Nov 20, 2026'],
  ['month', 'Nov 2026'],
  ['year', '2026'],
] as const)('a date known to the %s reads %s', (precision, text) => {
  expect(formatPartialDate({ iso: civilDate(2026, 11, 20), precision })).toBe(text);
});

test.each([
  [{ model: 'VANTAGE_3', modelRaw: 'x' }, 'VantageScore 3.0'],
  [{ model: 'FICO_8', modelRaw: 'x' }, 'FICO Score 8'],
  [{ model: 'OTHER', modelRaw: 'PLUS Score' }, 'PLUS Score'],
  [{ model: 'OTHER', modelRaw: '' }, 'Model not named'],
] as const)('score model %o reads %s', (score, text) => expect(scoreModelText(score)).toBe(text));

test('an unknown pay status shows what the source printed', () => {
  expect(payStatusText(trade({ payStatus: 'unknown', payStatusRaw: 'Inquiry pending' }))).toBe('Inquiry pending');
  expect(payStatusText(trade({ payStatus: 'unknown', payStatusRaw: '' }))).toBe('Unknown');
});

describe('fieldRows', () => {
  const rows = fieldRows(
    account({
      byBureau: { EQ: [trade({ balance: 123_400 as Cents })], EX: [trade({ bureau: 'EX', balance: null })] },
      differences: [{ field: 'balance', values: { EQ: '1234' } }],
    }),
  );
  const row = (label: string) => rows.find((r) => r.label === label);

  it('distinguishes given, empty and not reported', () => {
    expect(row('Balance')?.cells).toEqual({ EQ: { kind: 'given', text: '$1,234' }, EX: { kind: 'empty' }, TU: { kind: 'absent' } });
  });
  it('shows a reported zero as an amount', () => {
    expect(
      fieldRows(account({ byBureau: { EQ: [trade({ pastDue: 0 as Cents })] } })).find((r) => r.label === 'Past due')?.cells.EQ,
    ).toEqual({ kind: 'given', text: '$0' });
  });
  it('marks only fields the report compared and found different', () => {
    expect(row('Balance')?.differs).toBe(true);
    expect(row('Account number')?.differs).toBe(false);
  });
  it('shows earlier ratings, and the greatest delinquency with its month', () => {
    const month = (iso: string) => ({ iso: `${iso}-01` as CivilDate, precision: 'month' as const });
    const rating = (at: number) => ({ status: 'late30' as const, date: month(`2025-${String(12 - at).padStart(2, '0')}`), raw: '' });
    const shown = fieldRows(
      account({
        byBureau: {
          EQ: [trade({ worstStatus: 'late60', maxDelinquency: month('2024-07'), adverseRatings: [rating(0), rating(1)] })],
          TU: [trade({ bureau: 'TU', adverseRatings: Array.from({ length: 14 }, (_, at) => rating(at % 12)) })],
        },
      }),
    );
    const cell = (label: string, bureau: 'EQ' | 'TU') => shown.find((one) => one.label === label)?.cells[bureau];
    expect(cell('Greatest delinquency', 'EQ')).toEqual({ kind: 'given', text: '60 days late, Jul 2024' });
    expect(cell('Earlier ratings', 'EQ')).toEqual({ kind: 'given', text: '30 days late (Dec 2025); 30 days late (Nov 2025)' });
    expect(cell('Earlier ratings', 'TU')).toMatchObject({ text: expect.stringMatching(/; 2 more$/) });
  });
  it('leaves out rows no one fills', () => expect(row('Credit limit')).toBeUndefined());
});

describe('selectAccounts', () => {
  const plain = account({ id: 'plain' });
  const bad = account({
    id: 'bad',
    displayName: 'MIDLAND',
    negative: true,
    negativeReasons: ['Equifax reports a charge-off'],
    byBureau: { EQ: [trade({ creditorName: 'MIDLAND FUNDING', payStatus: 'charge-off' })] },
  });
  const mixed = account({
    id: 'mixed',
    displayName: 'CITY',
    byBureau: { TU: [trade({ bureau: 'TU', creditorName: 'CITY CU' })] },
    differences: [{ field: 'balance', values: {} }],
  });
  const all = report([plain, bad, mixed]);
  const ids = (by: Parameters<typeof selectAccounts>[1]) => selectAccounts(all, by).map((a) => a.id);

  test.each([
    [{ filter: 'all' }, ['bad', 'plain', 'mixed']],
    [{ filter: 'negative' }, ['bad']],
    [{ filter: 'differences' }, ['mixed']],
    [{ filter: 'collections' }, ['bad']],
    [{ filter: 'all', bureau: 'TU' }, ['mixed']],
    [{ filter: 'all', text: 'funding  midland' }, ['bad']],
    [{ filter: 'all', text: 'nobody' }, []],
  ] as const)('%o gives %j', (by, expected) => expect(ids(by)).toEqual(expected));

  it('counts what each filter would show', () =>
    expect(countAccounts(all)).toEqual({ all: 3, negative: 1, differences: 1, collections: 1 }));
});

describe('history', () => {
  const cells = (...codes: readonly [string, GridCode][]) => codes.map(([month, code]) => ({ month, code, raw: code }));

  it('lines the bureaus up on the same months, oldest first, and keeps absent months apart from no data', () => {
    const history = historyOf(
      account({
        byBureau: {
          EQ: [trade({ history: cells(['2026-02', 'OK'], ['2026-01', '30']) })],
          EX: [trade({ bureau: 'EX', history: cells(['2025-12', 'ND']) })],
        },
      }),
      4,
    );
    expect(history?.months).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(history?.rows.map((r) => r.cells)).toEqual([
      [null, null, '30', 'OK'],
      [null, 'ND', null, null],
    ]);
  });
  it('is absent without any month', () => expect(historyOf(account())).toBeUndefined());

  test.each([
    [[], 'no payment history'],
    [cells(['2026-02', 'OK'], ['2026-01', 'OK']), '2 months on time'],
    [cells(['2026-03', '30'], ['2026-02', 'OK'], ['2026-01', '30']), '30 days late in Jan 2026 and Mar 2026; 1 month on time'],
  ])('%j reads %s', (history, text) => expect(historyText(history)).toBe(text));
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j joins to %s', (words, text) => {
  expect(listWords(words)).toBe(text);
});
