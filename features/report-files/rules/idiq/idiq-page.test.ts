import { describe, expect, test } from 'vitest';
import type { Tradeline } from '../model.ts';
import { summarize } from '../report-summary.ts';
import { readReport, refusalOf } from '../testing.ts';
import { account, grid, page, table, type Row } from './testing-page.ts';

const facts: readonly Row[] = [
  ['Account #', { TUC: '550012****', EXP: '-550012**' }],
  ['Account Type', { TUC: 'Revolving', EXP: 'Revolving' }],
  ['Account Type - Detail', { TUC: 'Credit Card', EXP: 'Credit Card' }],
  ['Bureau Code', { TUC: 'Individual', EXP: 'Joint' }],
  ['Account Status', { TUC: 'Open', EXP: 'Derogatory' }],
  ['Date Opened', { TUC: '05/14/2020', EXP: '5/1/2020' }],
  ['Balance', { TUC: '$1,150.00', EXP: '-' }],
  ['Past Due', { TUC: '$0.00', EXP: '$75.50' }],
  ['Payment Status', { TUC: 'Current', EXP: 'Late 60 Days' }],
  ['Comments', { TUC: '-', EXP: '<div>Consumer disputes this account information</div><div>H&amp;#x26;amp;R note</div>' }],
];

function only(accounts: readonly string[]): Tradeline {
  const [first, ...more] = readReport(page({ accounts })).accounts;
  if (!first || more.length > 0) throw new Error('expected one account');
  return first;
}

describe('accounts of a page', () => {
  const read = only([account('FIRST TEST BANK', table(facts))]);

  test('values per bureau; an empty column is no report, a dash a missing value', () => {
    expect(Object.keys(read.byBureau)).toEqual(['TU', 'EX']);
    expect(read.byBureau.TU?.[0]).toMatchObject({
      accountNumberMasked: '550012****',
      balance: 115_000,
      payStatus: 'current',
      openClosed: 'open',
      responsibility: 'individual',
      remarks: [],
    });
    expect(read.byBureau.EX?.[0]).toMatchObject({
      accountNumberMasked: '550012**',
      balance: null,
      pastDue: 7550,
      payStatus: 'late60',
      condition: 'derogatory',
      responsibility: 'joint',
      disputeFlag: 'consumer-disputes',
      opened: { iso: '2020-05-01', precision: 'day' },
    });
    expect(read.byBureau.EX?.[0]?.remarks).toEqual([{ text: 'Consumer disputes this account information' }, { text: 'H&R note' }]);
    expect(read.byBureau.TU?.[0]).not.toHaveProperty('disputeFlag');
  });
  test('columns are recognized by their classes, not by their place', () => {
    expect(only([account('FIRST TEST BANK', table(facts, ['EXP', 'EQF', 'TUC']))]).byBureau).toEqual({
      EX: read.byBureau.EX,
      TU: read.byBureau.TU,
    });
  });
  test('hidden columns of a one-bureau page hold nothing', () => {
    expect(Object.keys(only([account('FIRST TEST BANK', table(facts, ['TUC', 'EXP', 'EQF'], ['EXP', 'EQF']))]).byBureau)).toEqual(['TU']);
  });
  test('two lines of one bureau in a cell are two lines', () => {
    const doubled: Row[] = [
      ['Account #', { TUC: ['1111****', '2222****'] }],
      ['Balance', { TUC: ['$10.00', '-'] }],
      ['Payment Status', { TUC: ['Current', 'Collection/Chargeoff'] }],
    ];
    expect(
      only([account('TWICE', table(doubled))]).byBureau.TU?.map(({ accountNumberMasked, balance }) => [accountNumberMasked, balance]),
    ).toEqual([
      ['1111****', 1000],
      ['2222****', null],
    ]);
  });
  test('a collection names its original creditor in the heading', () => {
    const rows: Row[] = [
      ['Account #', { EQF: '9****' }],
      ['Account Type', { EQF: 'Collection' }],
      ['Payment Status', { EQF: 'Collection/Chargeoff' }],
    ];
    expect(only([account('TEST COLLECTORS <ng> (Original Creditor: TEST CLINIC) </ng>', table(rows))])).toMatchObject({
      displayName: 'TEST COLLECTORS',
      originalCreditor: 'TEST CLINIC',
      portfolio: 'COLL',
      category: 'medical-collection',
      negative: true,
      negativeReasons: ['Equifax reports a collection'],
    });
  });
  test('the grid: months with years, no month for blank ends, an Equifax OK is not known, RF on a mortgage is a foreclosure', () => {
    const history = grid(['Feb 26', 'Jan 26', 'Dec 25', 'Nov 25'], {
      TUC: ['', 'OK', '?', '30'],
      EXP: ['RF', 'CO', '', 'OK'],
      EQF: ['OK', 'OK', '60', ''],
    });
    const rows: Row[] = [
      ['Account #', { TUC: '1****', EXP: '1****', EQF: '1****' }],
      ['Account Type', { TUC: 'Mortgage', EXP: 'Mortgage', EQF: 'Mortgage' }],
    ];
    const { byBureau } = only([account('HOME LENDER', table(rows), history)]);
    const cells = Object.fromEntries(
      Object.entries(byBureau).map(([bureau, lines]) => [bureau, lines[0]?.history.map(({ month, code }) => `${month} ${code}`)]),
    );
    expect(cells).toEqual({
      TU: ['2026-01 OK', '2025-12 UNK', '2025-11 30'],
      EX: ['2026-02 FC', '2026-01 CO', '2025-12 ND', '2025-11 OK'],
      EQ: ['2026-02 UNK', '2026-01 UNK', '2025-12 60'],
    });
  });
});

describe('the rest of a page', () => {
  const report = readReport(
    page({
      accounts: [account('FIRST TEST BANK', table(facts))],
      personal: [
        ['Date of Birth', { TUC: '4/12/1980', EXP: '1980' }],
        ['Current Address(es)', { TUC: '12 ELM ST        <br>ANYTOWN,&nbsp;MA<br>02134 <ng> 09/01/2022 </ng>' }],
      ],
      scores: [
        ['Credit Score', { TUC: '640', EXP: '4', EQF: '-' }],
        ['Score Scale', { TUC: '300-850' }],
      ],
      summary: [
        ['Total Accounts', { TUC: '1', EXP: '3' }],
        ['Public Records', { TUC: '1' }],
        ['Inquiries(2 years)', { EQF: '1' }],
      ],
      inquiries: [
        ['TEST AUTO', 'Auto Financing', '01/05/2026', 'Equifax'],
        ['NO BUREAU', '-', '01/05/2026', 'Innovis'],
      ],
      records: `<div class="sub_header">Bankruptcy</div>${table([
        ['Type', { TUC: 'Chapter 7 Bankruptcy' }],
        ['Status', { TUC: 'Discharged' }],
        ['Date Filed/Reported', { TUC: '02/03/2019' }],
        ['Reference#', { TUC: '1900123' }],
      ])}`,
    }),
  );

  test('summary', () => {
    expect(summarize(report)).toMatchObject({
      format: 'idiq-html',
      reportDate: '2026-03-02',
      bureaus: ['TUC', 'EXP', 'EQF'],
      accounts: 1,
      tradelines: { TUC: 1, EXP: 1, EQF: 0 },
      inquiries: 1,
      publicRecords: 1,
      client: { name: 'PAT SAMPLE', ssnLast4: null, dateOfBirth: '1980-04-12', yearOfBirth: 1980, address: '12 ELM ST, ANYTOWN, MA 02134' },
      scores: [
        { bureau: 'TUC', value: 640 },
        { bureau: 'EXP', value: null },
      ],
    });
    expect(report).toMatchObject({ provider: 'IdentityIQ', providerReference: 'M00000042' });
    expect(report.warnings.map(({ code }) => code)).toEqual(['accountsDifferFromSummary']);
  });
  test('contacts', () => {
    expect(report.creditors).toEqual([
      { name: 'FIRST TEST BANK', lines: ['1 BANK PLZ'], city: 'BOSTON', state: 'MA', zip: '02110', phone: '(617) 555-0100' },
    ]);
  });
});

describe('pages that are refused', () => {
  const good = page({ accounts: [account('FIRST TEST BANK', table(facts))] });
  test.each([
    [
      'saved while loading',
      '<html><body><div ng-controller="CreditReportController"><transunion-report>Loading.. please wait</transunion-report></div></body></html>',
      'reportFiles.notFullyLoaded',
    ],
    ['templates not filled in', good.replace('$1,150.00', "{{tradeline['@currentBalance']}}"), 'reportFiles.notFullyLoaded'],
    ['cut in the middle', good.slice(0, good.indexOf('Payment Status')), 'reportFiles.cutShort'],
    ['another page', '<!doctype html><html><body><table><tr><td>Hello</td></tr></table></body></html>', 'reportFiles.unknownFormat'],
    ['nested beyond reason', `<html>rpt_table4column${'<div>'.repeat(100_000)}${'</b>'.repeat(100_000)}`, 'reportFiles.tooDeep'],
    ['nothing but an empty history', page({ accounts: [] }).replace('PAT SAMPLE', ''), 'reportFiles.noAccountData'],
  ])('%s', (_, html, expected) => expect(refusalOf(html)).toBe(expected));

  test('a page whose end is missing is read with a warning when its sections are there', () => {
    expect(readReport(good.replace('</html>', '')).warnings.map(({ code }) => code)).toEqual(['pageCutShort']);
  });
});
