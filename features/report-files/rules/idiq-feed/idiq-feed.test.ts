// The IDIQ feed: no sample of it is known, so the file is made after its description (field reference 2.2).
import { describe, expect, test } from 'vitest';
import { summarize } from '../report-summary.ts';
import { readReport, refusalOf, type Json } from '../testing.ts';

type Fields = Record<string, Json>;
const account = (fields: Fields = {}): Fields => ({
  name: 'FIRST TEST BANK',
  number: '550012341234****',
  date_opened: '2020-05-14',
  balance: 150,
  high_balance: '900',
  original_amount: '',
  limit: '1,000',
  monthly_payment: '25',
  original_creditor: '',
  classification: 'Revolving',
  open_closed: 'Open',
  delinquent_30_days_count: 1,
  delinquent_60_days_count: 0,
  delinquent_90_days_count: 0,
  creditor: { name: 'FIRST TEST BANK NA' },
  type_definition_flags: { account_status: 'Current', historical_derogatory: 'Positive', is_external_collection: false },
  payment_histories: [
    { calendar_year: 2025, november: 'OK', december: '30Late' },
    { calendar_year: '2026', january: 'OK', february: 'NoData', march: '' },
  ],
  ...fields,
});
const bureau = (name: string, fields: Fields = {}): Fields => ({
  bureau: name,
  report_date: '2026-03-02',
  names: [{ first: 'PAT', last: 'SAMPLE' }],
  addresses: [{ street: '12 ELM ST', city: 'ANYTOWN', state: 'MA', zip: 2134 }],
  accounts: [account()],
  inquiries: [{ name: 'TEST LENDER', inquiry_date: '2025-12-01' }],
  public_records: [{ type: 'Bankruptcy Chapter 7', status: 'Discharged', date_filed: '2020-01-02', reference_number: '20-1' }],
  consumer_statements: [{ statement: 'Not mine.' }],
  score_details: [{ score: 640, score_model: 'VantageScore 3.0' }],
  ...fields,
});

describe('the feed', () => {
  const report = readReport([
    bureau('TransUnion'),
    bureau('Experian', {
      accounts: [
        account({ balance: 175 }),
        account({
          name: '',
          creditor: { name: 'TEST COLLECTORS' },
          classification: 'Open',
          original_creditor: 'TEST CLINIC',
          type_definition_flags: { account_status: 'Collection', is_external_collection: true },
        }),
      ],
    }),
    bureau('Equifax', { accounts: [] }),
  ]);
  test('each bureau’s lines are separate', () => {
    expect(summarize(report)).toMatchObject({
      format: 'idiq-feed',
      accounts: 3,
      tradelines: { TUC: 1, EXP: 2, EQF: 0 },
      collections: 1,
      inquiries: 3,
      publicRecords: 3,
      bureaus: ['TUC', 'EXP', 'EQF'],
      reportDate: '2026-03-02',
    });
    expect(report.accounts.map(({ id, matchMethod }) => `${id} ${matchMethod}`)).toEqual([
      'account-1 single',
      'account-2 single',
      'account-3 single',
    ]);
  });
  test('a line with its months', () => {
    const line = report.accounts[0]?.byBureau.TU?.[0];
    expect(line).toMatchObject({
      payStatus: 'current',
      openClosed: 'open',
      balance: 15_000,
      creditLimit: 100_000,
      originalAmount: null,
      late30: 1,
      opened: { iso: '2020-05-14' },
    });
    expect(line?.history.map(({ month, code }) => `${month} ${code}`)).toEqual(['2026-02 ND', '2026-01 OK', '2025-12 30', '2025-11 OK']);
  });
  test('an outside collection is one whatever its class', () => {
    expect(report.accounts[2]).toMatchObject({
      portfolio: 'COLL',
      category: 'medical-collection',
      displayName: 'TEST COLLECTORS',
      originalCreditor: 'TEST CLINIC',
    });
  });
  test('person, statement and score of each bureau', () => {
    expect(
      report.bureaus.map((file) => [
        file.identity.names[0]?.full,
        file.identity.addresses[0]?.zip,
        file.statements[0]?.text,
        file.scores[0]?.value,
      ]),
    ).toEqual([1, 2, 3].map(() => ['PAT SAMPLE', '02134', 'Not mine.', 640]));
    expect(report.publicRecords[0]).toMatchObject({ kind: 'bankruptcy' });
  });
});

test('a bureau that the feed leaves out was not asked; one listed twice is read once', () => {
  const report = readReport([bureau('Experian'), bureau('Experian'), bureau('Innovis')]);
  expect([report.accounts.length, report.bureaus.map(({ present }) => present), report.warnings.map(({ code }) => code)]).toEqual([
    1,
    ['not-ordered', 'yes', 'not-ordered'],
    ['bureauUnknown', 'bureauUnknown'],
  ]);
});

test.each<[string, Json, string]>([
  ['accounts without any data', [{ bureau: 'Experian', accounts: [{ balance: 1 }] }], 'reportFiles.noAccountData'],
  ['no bureau', [{ bureau: 'Innovis', accounts: [account()] }], 'reportFiles.noAccountData'],
  ['nothing in it', [{ bureau: 'Experian', accounts: [] }], 'reportFiles.noAccountData'],
])('a feed with %s is refused', (_, feed, code) => expect(refusalOf(JSON.stringify(feed))).toBe(code));
