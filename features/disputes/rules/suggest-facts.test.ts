import { describe, expect, it, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import type { Cents } from '../../../platform/base/money.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, ComparedField, GridCode, PartialDate, PublicRecord, Tradeline } from '../../report-files/rules/model.ts';
import { suggestAccountFacts, suggestInquiryFacts, suggestRecordFacts, type FilesOfReport } from './suggest-facts.ts';

const day = (y: number, m: number, d = 1): PartialDate => ({ iso: civilDate(y, m, d), precision: 'day' });
const month = (y: number, m: number): PartialDate => ({ iso: civilDate(y, m, 1), precision: 'month' });
const cents = (n: number) => n as Cents;
const trade = (bureau: Bureau, over: Partial<BureauTrade> = {}): BureauTrade => ({
  bureau,
  creditorName: 'FIRST BANK',
  accountNumberMasked: '1****',
  payStatus: 'current',
  payStatusRaw: 'Current',
  remarks: [],
  history: [],
  ...over,
});
const account = (trades: readonly BureauTrade[], ...fields: readonly ComparedField[]): Tradeline => ({
  id: 'a',
  matchMethod: 'vendor-partition',
  displayName: 'FIRST BANK',
  category: 'card',
  portfolio: 'R',
  byBureau: Object.fromEntries(Map.groupBy(trades, (t) => t.bureau)),
  differences: fields.map((field) => ({ field, values: {} })),
  negative: false,
  negativeReasons: [],
});
const history = (...cells: readonly [string, GridCode][]) => cells.map(([m, code]) => ({ month: m, code, raw: code }));
const files = (...present: readonly Bureau[]): FilesOfReport => ({ present, ofSeveralDays: false });
const ALL = files('EQ', 'EX', 'TU');

describe('contradictions between bureaus', () => {
  const three = account(
    [trade('EQ', { balance: cents(0) }), trade('EX', { balance: cents(123_400) }), trade('TU', { balance: cents(0) })],
    'balance',
  );
  test.each([
    ['EX', ['Experian reports a balance of $1,234, while Equifax and TransUnion report $0.']],
    ['EQ', ['Equifax reports a balance of $0, while Experian reports $1,234.']],
  ] as const)('%s', (bureau, facts) => expect(suggestAccountFacts(three, bureau, ALL)).toEqual(facts));

  it('names each value when all three differ', () => {
    const differing = account(
      [trade('EQ', { balance: cents(100) }), trade('EX', { balance: cents(200) }), trade('TU', { balance: cents(300) })],
      'balance',
    );
    expect(suggestAccountFacts(differing, 'EQ', ALL)[0]).toBe(
      'Equifax reports a balance of $1, while Experian reports $2 and TransUnion reports $3.',
    );
  });
  it('says nothing of an amount a bureau leaves out', () => {
    expect(
      suggestAccountFacts(
        account([trade('EQ', { balance: cents(5) }), trade('EX', { balance: null })], 'balance'),
        'EQ',
        files('EQ', 'EX'),
      ),
    ).toEqual([]);
  });
  it('compares dates by month and statuses that are clear', () => {
    const pair = account(
      [
        trade('EQ', { opened: day(2020, 5, 1), payStatus: 'charge-off' }),
        trade('EX', { bureau: 'EX', opened: day(2020, 5, 15), payStatus: 'collection-or-charge-off' }),
        trade('TU', { opened: day(2020, 6, 2), payStatus: 'charge-off' }),
      ],
      'opened',
      'payStatus',
    );
    expect(suggestAccountFacts(pair, 'EQ', ALL)).toEqual([
      'Equifax reports the date opened as May 2020, while TransUnion reports Jun 2020.',
    ]);
  });
  it('says nothing of fields the report did not find different', () => {
    expect(
      suggestAccountFacts(account([trade('EQ', { balance: cents(5) }), trade('EX', { balance: cents(6) })]), 'EQ', files('EQ', 'EX')),
    ).toEqual([]);
  });
});

it('compares of files of several days only what does not change with time, and does not say that a bureau is silent', () => {
  const pair = account(
    [trade('EQ', { balance: cents(100), opened: day(2020, 5) }), trade('EX', { balance: cents(200), opened: day(2018, 5) })],
    'balance',
    'opened',
  );
  expect(suggestAccountFacts(pair, 'EQ', { ...ALL, ofSeveralDays: true })).toEqual([
    'Equifax reports the date opened as May 2020, while Experian reports May 2018.',
  ]);
});

describe('one bureau against itself', () => {
  test.each<[Partial<BureauTrade>, readonly string[]]>([
    [{ pastDue: cents(500_00), balance: cents(0), payStatus: 'late30' }, ['Equifax reports $500 past due on a balance of $0.']],
    [{ condition: 'paid', balance: cents(100) }, ['Equifax reports the account as paid and a balance of $1.']],
    [
      { opened: day(2020, 5, 15), closed: day(2020, 5, 14) },
      ['Equifax reports the account closed May 14, 2020, before it was opened May 15, 2020.'],
    ],
    [{ opened: day(2020, 5, 15), closed: month(2020, 5) }, []],
    [
      { opened: month(2020, 5), lastPayment: month(2020, 4) },
      ['Equifax reports a last payment Apr 2020, before the account was opened May 2020.'],
    ],
    [
      { late30: 0, late60: 0, late90: 0, history: history(['2026-03', '30'], ['2026-02', 'OK']) },
      ['Equifax counts no late payments, while its payment history shows 30 days late in Mar 2026.'],
    ],
    // What the bureau reports by itself is no fact against it.
    [{ late30: 1, late60: 0, late90: 0, history: history(['2026-03', '30']) }, []],
    [{ payStatus: 'collection', pastDue: cents(500_00) }, []],
  ])('%j', (over, facts) => expect(suggestAccountFacts(account([trade('EQ', over)]), 'EQ', files('EQ'))).toEqual(facts));

  it('cuts a long run of late months', () => {
    const months = Array.from({ length: 9 }, (_, i): [string, GridCode] => [`2026-0${i + 1}`, '120']);
    const counted = trade('EQ', { late30: 0, late60: 0, late90: 0, history: history(...months) });
    expect(suggestAccountFacts(account([counted]), 'EQ', files('EQ'))).toEqual([
      'Equifax counts no late payments, while its payment history shows 120 days late in 9 months, last Aug 2026 and Sep 2026.',
    ]);
  });
});

it('distinguishes a silent bureau from one whose file is not in the report', () => {
  const only = account([trade('EX')]);
  expect(suggestAccountFacts(only, 'EX', ALL)).toEqual(['Experian reports this account; Equifax and TransUnion do not.']);
  expect(suggestAccountFacts(only, 'EX', files('EX'))).toEqual([]);
  expect(suggestAccountFacts(only, 'EQ', ALL)).toEqual([]);
});

it('names an account listed twice', () => {
  expect(suggestAccountFacts(account([trade('EQ'), trade('EQ')]), 'EQ', files('EQ'))).toEqual(['Equifax lists this account twice.']);
});

it('states an inquiry', () => {
  expect(suggestInquiryFacts({ id: 'i', bureau: 'TU', name: 'AUTO CO', date: day(2026, 2, 3), kind: 'hard' })).toEqual([
    'TransUnion lists an inquiry by AUTO CO of Feb 3, 2026.',
  ]);
});

it('compares a public record by status and presence', () => {
  const entry = (status: string) => [{ type: 'Chapter 7 bankruptcy', status, filed: month(2020, 4), remarks: [] }];
  const record: PublicRecord = { id: 'r', kind: 'bankruptcy', byBureau: { EQ: entry('Filed'), EX: entry('Discharged') } };
  expect(suggestRecordFacts(record, 'EQ', ALL)).toEqual([
    'Equifax reports the status “Filed”, while Experian reports “Discharged”.',
    'Equifax lists this record; TransUnion does not.',
    'Equifax lists Chapter 7 bankruptcy filed Apr 2020 with the status “Filed”.',
  ]);
  expect(suggestRecordFacts(record, 'TU', ALL)).toEqual([]);
});
