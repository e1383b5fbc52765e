import { describe, expect, test } from 'vitest';
import type { BureauTrade, Tradeline } from '../../../report-files/rules/model.ts';
import { account, civil, collection, day, findings, findingsOf, grid, month, report, trade, usd, year } from '../testing.ts';
import { dateLogic } from './date-logic.ts';
import { firstDelinquencyMissing } from './first-delinquency-missing.ts';
import { firstDelinquencySpread } from './first-delinquency-spread.ts';
import { spanOf, surelyAfter } from './known-days.ts';
import { openedChanged } from './opened-changed.ts';
import { reAgedByCollector } from './re-aged-by-collector.ts';
import { reAged } from './re-aged.ts';

test.for([
  [day('2020-05-14'), 'TU', '2020-05-14', '2020-05-14'],
  [day('2020-05-01'), 'TU', '2020-05-01', '2020-05-01'],
  [day('2020-05-01'), 'EX', '2020-05-01', '2020-05-31'],
  [day('2020-05-01'), null, '2020-05-01', '2020-05-31'],
  [month('2020-02'), 'TU', '2020-02-01', '2020-02-29'],
  [year('2020'), 'EQ', '2020-01-01', '2020-12-31'],
] as const)('%o at %s is from %s to %s', ([date, bureau, first, last]) => {
  expect(spanOf(date, bureau)).toEqual({ first, last });
});
test('only what holds for every day is sure', () => {
  const at = (date: BureauTrade['opened']) => spanOf(date ?? year('1990'), 'TU');
  expect(surelyAfter(at(month('2020-03')), at(month('2020-02')))).toBe(true);
  expect(surelyAfter(at(day('2020-03-31')), at(month('2020-03')))).toBe(false);
  expect(surelyAfter(at(year('2020')), at(day('2020-06-01')))).toBe(false);
});

describe('A5 first delinquency missing', () => {
  const shown = account([trade({ payStatus: 'charge-off', firstDelinquency: day('2024-01-10') })], { id: 'other' });
  test.for([
    ['charge-off', { payStatus: 'charge-off' }, 1],
    ['current', { payStatus: 'current' }, 0],
    ['it has the date', { payStatus: 'charge-off', firstDelinquency: day('2024-01-10') }, 0],
    ['code 97', { statusCode: '97' }, 1],
    ['code 11', { statusCode: '11', payStatus: 'late30' }, 0],
    ['code 13 with rating L', { statusCode: '13', paymentRating: 'L' }, 1],
    ['code 13 with rating 0', { statusCode: '13', paymentRating: '0' }, 0],
    ['a bureau that shows it for no line', { payStatus: 'charge-off', bureau: 'EX' }, 0],
  ] as const)('%s', ([, line, count]) => {
    expect(findings(firstDelinquencyMissing, [shown, account([trade(line)])])).toHaveLength(count);
    expect(findings(firstDelinquencyMissing, [account([trade(line)])]), 'a format that never prints it').toEqual([]);
    expect(findings(firstDelinquencyMissing, report([shown, account([trade(line)])], { sourceFormat: 'manual' }))).toEqual([]);
  });
  test('what collections show says nothing of other accounts', () => {
    expect(
      findings(firstDelinquencyMissing, [
        collection({ firstDelinquency: day('2024-01-10') }),
        account([trade({ payStatus: 'charge-off' })]),
      ]),
    ).toEqual([]);
  });
});

describe('A6 re-aged over time', () => {
  const line = (fields: Partial<BureauTrade>) => report([account([trade({ payStatus: 'charge-off', ...fields })])]);
  const at = (iso: string, fields: Partial<BureauTrade> = {}) => line({ firstDelinquency: day(iso), ...fields });
  test.for([
    ['moved by 32 days', at('2023-01-01'), at('2023-02-02'), 1],
    ['by 31 days', at('2023-01-01'), at('2023-02-01'), 0],
    ['earlier', at('2023-06-01'), at('2023-02-01'), 0],
    [
      'months that may lie close',
      at('2023-01-01', { firstDelinquency: month('2023-01') }),
      at('2023-02-01', { firstDelinquency: month('2023-02') }),
      0,
    ],
    [
      'months that cannot',
      at('2023-01-01', { firstDelinquency: month('2023-01') }),
      at('2023-02-01', { firstDelinquency: month('2023-04') }),
      1,
    ],
    ['current in between', at('2023-01-01'), at('2023-06-02', { history: grid('2023-01', '30 60 OK 30') }), 0],
    [
      'late now, late all along',
      at('2023-01-10', { payStatus: 'late60', history: grid('2023-01', '30 60 90 120') }),
      at('2023-04-10', { payStatus: 'late60' }),
      1,
    ],
    ['late now, nothing known between', at('2023-01-10', { payStatus: 'late60' }), at('2023-04-10', { payStatus: 'late60' }), 0],
    [
      'unknown month between',
      at('2023-01-10', { payStatus: 'late60', history: grid('2023-01', '30 UNK 90 120') }),
      at('2023-04-10', { payStatus: 'late60' }),
      0,
    ],
    ['not shown before', line({}), at('2023-06-02'), 0],
    ['not shown now', at('2023-01-01'), line({}), 0],
    ['another account', at('2023-01-01', { accountNumberMasked: '****9999' }), at('2023-06-02'), 0],
    ['another bureau', at('2023-01-01', { bureau: 'EX' }), at('2023-06-02'), 0],
  ] as const)('%s', ([, earlier, now, count]) => {
    expect(findings(reAged, now, { earlier: [earlier] })).toHaveLength(count);
  });
  test('is silent without an earlier report, and where the line is listed twice', () => {
    expect(findings(reAged, at('2023-06-02'))).toEqual([]);
    const twice = trade({ payStatus: 'charge-off', firstDelinquency: day('2023-01-01') });
    expect(findings(reAged, at('2023-06-02'), { earlier: [report([account([twice, twice])])] })).toEqual([]);
  });
});

describe('A7 re-aged by a collector', () => {
  const original = (iso: string, fields: Partial<BureauTrade> = {}) =>
    account([trade({ payStatus: 'charge-off', firstDelinquency: day(iso), ...fields })], { id: 'original' });
  const collector = (iso: string | undefined, opened = '2024-09-20', fields: Partial<BureauTrade> = {}): Tradeline =>
    collection({ ...(iso ? { firstDelinquency: day(iso) } : {}), opened: day(opened), ...fields });
  test.for([
    ['later than the original', [original('2023-01-10'), collector('2023-06-10')], 1],
    ['as the original', [original('2023-01-10'), collector('2023-01-20')], 0],
    ['two accounts of that creditor', [original('2023-01-10'), original('2022-01-10'), collector('2023-06-10')], 0],
    ['original at another bureau', [original('2023-01-10', { bureau: 'EX' }), collector('2023-06-10')], 0],
    ['original without the date', [account([trade()]), collector('2023-06-10')], 0],
    ['collection without the date', [original('2023-01-10'), collector(undefined)], 0],
    ['opened long after, as placed', [collector('2023-06-10')], 0],
    ['on the day of placement', [collector('2024-09-20')], 1],
    ['after the charge-off', [collector('2023-06-10', '2024-09-20', { chargeOffDate: day('2023-05-10') })], 1],
    ['opened years before, as the original account', [collector('2024-09-20', '2015-01-01')], 0],
  ] as const)('%s', ([, accounts, count]) => {
    expect(findings(reAgedByCollector, accounts)).toHaveLength(count);
  });
});

test.for([
  ['32 days apart', [day('2023-01-10'), day('2023-02-11')], {}, 1],
  ['31 days apart', [day('2023-01-10'), day('2023-02-10')], {}, 0],
  ['months that may lie close', [month('2023-01'), month('2023-02')], {}, 0],
  ['months that cannot', [month('2023-01'), month('2023-04')], {}, 1],
  ['one of them missing', [day('2023-01-10'), undefined], {}, 0],
  ['blended', [day('2023-01-10'), day('2023-09-11')], { blended: true }, 0],
  ['put together with doubt', [day('2023-01-10'), day('2023-09-11')], { matchConfidence: 0.85 }, 0],
] as const)('A8 firstDelinquencySpread: %s', ([, [tu, ex], of, count]) => {
  const at = (bureau: 'TU' | 'EX', firstDelinquency: BureauTrade['firstDelinquency']) =>
    trade({ bureau, ...(firstDelinquency ? { firstDelinquency } : {}) });
  expect(findings(firstDelinquencySpread, [account([at('TU', tu), at('EX', ex)], of)])).toHaveLength(count);
  expect(findings(firstDelinquencySpread, [account([at('TU', tu), at('EX', ex), at('EX', ex), at('TU', tu)], of)]), 'listed twice').toEqual(
    [],
  );
});

describe('A21 date logic', () => {
  const born = { client: { dateOfBirth: civil('2000-06-15') } };
  test.for([
    ['closed before opened', { opened: day('2020-05-14'), closed: day('2020-05-13') }, {}, ['opened-closed']],
    ['same month only', { opened: day('2020-05-14'), closed: month('2020-05') }, {}, []],
    ['rounded by Equifax', { bureau: 'EQ', opened: day('2020-05-14'), closed: day('2020-05-01') }, {}, []],
    ['delinquent before opened', { opened: day('2020-05-14'), firstDelinquency: day('2020-01-10') }, {}, ['opened-firstDelinquency']],
    ['a collector opens later', { opened: day('2020-05-14'), firstDelinquency: day('2020-01-10') }, { portfolio: 'COLL' }, []],
    ['so does a buyer', { opened: day('2020-05-14'), firstDelinquency: day('2020-01-10'), purchasedFrom: 'OTHER BANK' }, {}, []],
    ['paid before the last payment', { lastPayment: day('2024-05-14'), paidDate: day('2024-05-13') }, {}, ['lastPayment-paidDate']],
    ['in the future', { lastPayment: day('2026-03-17') }, {}, ['after-report']],
    ['a day of grace', { lastPayment: day('2026-03-16') }, {}, []],
    ['this month', { lastPayment: month('2026-03') }, {}, []],
    ['opened under age', { opened: day('2018-06-14') }, {}, ['before-18']],
    ['opened of age', { opened: day('2018-06-15') }, {}, []],
    ['year only', { opened: year('2018') }, {}, []],
    ['authorized user', { opened: day('2012-06-14'), responsibility: 'authorized-user' }, {}, []],
    ['joint', { opened: day('2012-06-14'), responsibility: 'joint' }, {}, []],
    ['student', { opened: day('2018-01-14') }, { category: 'student' }, []],
  ] as const)('%s', ([, line, of, expected]) => {
    expect(findingsOf(dateLogic, { opened: day('2019-05-14'), ...line }, of, born).map(({ key }) => key.split(':').at(-1))).toEqual(
      expected,
    );
  });
  test('a report whose lines were reported after its day is itself misdated', () => {
    expect(
      findings(dateLogic, [
        account([trade({ lastPayment: day('2026-03-20') })]),
        account([trade({ reported: day('2026-04-02') })], { id: 'other' }),
      ]),
    ).toEqual([]);
    expect(findingsOf(dateLogic, { reported: day('2026-04-02') })).toEqual([]);
  });
  test('is silent on age without a date of birth', () => {
    expect(findingsOf(dateLogic, { opened: day('1950-01-01') })).toEqual([]);
  });
});

test.for([
  ['changed', {}, { opened: day('2016-05-14') }, 1],
  ['rounded', {}, { opened: day('2015-05-01') }, 0],
  ['31 days', {}, { opened: day('2015-06-14') }, 0],
  ['transferred', {}, { opened: day('2016-05-14'), remarks: [{ text: 'Transferred to another lender' }] }, 0],
  ['bought', {}, { opened: day('2016-05-14'), purchasedFrom: 'X' }, 0],
  ['another number', {}, { opened: day('2016-05-14'), accountNumberMasked: '****9999' }, 0],
  ['too little of the number', { accountNumberMasked: '***123' }, { opened: day('2016-05-14'), accountNumberMasked: '***123' }, 0],
  ['another creditor', {}, { opened: day('2016-05-14'), creditorName: 'SECOND TEST BANK' }, 0],
  ['another bureau', { bureau: 'EX' }, { opened: day('2016-05-14') }, 0],
] as const)('A22 openedChanged: %s', ([, before, now, count]) => {
  const of = (fields: Partial<BureauTrade>) => report([account([trade({ balance: usd(10), ...fields })])]);
  expect(findings(openedChanged, of(now), { earlier: [of(before)] })).toHaveLength(count);
  const two = trade({ ...before });
  expect(findings(openedChanged, of(now), { earlier: [report([account([two, two])])] }), 'listed twice').toEqual([]);
});
test('A22 openedChanged leaves collections out', () => {
  expect(
    findings(openedChanged, [collection({ opened: day('2020-01-01') })], {
      earlier: [report([collection({ opened: day('2018-01-01') })])],
    }),
  ).toEqual([]);
});

test.for([
  [day('2024-06-10'), 'on Jun 10, 2024'],
  [month('2024-06'), 'in Jun 2024'],
] as const)('A21 says %o as “%s”', ([reported, words]) => {
  const [found] = findingsOf(dateLogic, { reported, closed: day('2026-02-10') });
  expect(found?.facts[0]).toContain(`last reported this account ${words}, which is earlier`);
});
