import { describe, expect, test } from 'vitest';
import type { CreditReport } from '../model.ts';
import { summarize } from '../report-summary.ts';
import {
  code,
  collection,
  partition,
  readReport,
  source,
  trade,
  trueLink,
  withAttributes,
  withNumbers,
  wrapped,
  type Json,
} from '../testing.ts';

const sample = trueLink(
  [
    partition('R', trade('TUC'), trade('EXP', { dateOpened: '2020-05-01', currentBalance: '175' })),
    partition('Y', collection('TUC'), collection('EQF')),
  ],
  {
    InquiryPartition: [{ Inquiry: { inquiryDate: '2026-01-05', subscriberName: 'TEST AUTO', inquiryType: 'I', Source: source('EXP') } }],
    PulblicRecordPartition: {
      PublicRecord: {
        Type: code('1', 'Chapter 7 Bankruptcy'),
        Status: code('1', 'Discharged'),
        Classification: code('B', 'Bankruptcy'),
        dateFiled: '2019-02-03',
        referenceNumber: '1900123',
        Bankruptcy: { dateResolved: '2019-07-01' },
        Source: source('TUC'),
      },
    },
    Subscriber: [
      {
        name: 'FIRST TEST BANK',
        subscriberCode: '0001',
        telephone: '6175550100',
        CreditAddress: { unparsedStreet: '1 BANK PLZ          SUITE 5', city: 'BOSTON ', stateCode: 'MA', postalCode: '02110' },
        Source: source('TUC'),
      },
    ],
  },
);
const plain = readReport(wrapped(sample));
const numbers = { accounts: 2, tradelines: { TUC: 2, EXP: 1, EQF: 1 }, collections: 2, inquiries: 1, publicRecords: 1 };

/** A report without what says which file it came from. */
function content(report: CreditReport): unknown {
  return { ...report, provider: '', warnings: [] };
}

describe('flavours', () => {
  test('plain keys with texts', () => expect(summarize(plain)).toMatchObject(numbers));
  test('attribute keys', () => expect(content(readReport(wrapped(withAttributes(sample))))).toEqual(content(plain)));
  test('attributes in a $ object', () => {
    const moved = trueLink([partition('R', { ...trade('TUC'), creditorName: { $: 'NAMED BY TEXT' } })]);
    expect(readReport(wrapped(moved)).accounts[0]?.displayName).toBe('NAMED BY TEXT');
  });
  test('digits turned into numbers: leading zeros of ZIP, phone and codes are put right', () => {
    const numbered = readReport(wrapped(withNumbers(sample)));
    expect(summarize(numbered)).toMatchObject(numbers);
    expect(numbered.bureaus.find(({ bureau }) => bureau === 'TU')?.identity).toEqual(
      plain.bureaus.find(({ bureau }) => bureau === 'TU')?.identity,
    );
    expect(numbered.creditors[0]).toMatchObject({ zip: '02110', phone: '(617) 555-0100', lines: ['1 BANK PLZ', 'SUITE 5'] });
  });
  test('an account number that lost digits as a number shows none', () => {
    const text = JSON.stringify(wrapped(sample)).replaceAll('"5500123412341234"', '55001234123412349999');
    expect(readReport(text).accounts[0]?.byBureau.TU?.[0]?.accountNumberMasked).toBe('****');
  });
});

describe('wrappers', () => {
  const bundle: Json = {
    BundleComponent: [
      { Type: 'TUCReportV6' },
      { Type: 'EXPVantageScoreV6', CreditScoreType: { riskScore: '701', scoreName: 'VantageScore3', Source: source('EXP') } },
      { Type: 'MergeCreditReports', TrueLinkCreditReportType: sample },
    ],
  };
  const cases: readonly (readonly [string, Json | string])[] = [
    ['bare report', sample],
    ['lower-case key', { trueLinkCreditReportType: sample }],
    ['namespaced key', { 'ns2:TrueLinkCreditReportType': sample }],
    ['database record', { userId: 'u', version: 0, report: wrapped(sample) }],
    ['eight objects deep', { a: { b: { c: { d: { e: { f: { g: wrapped(sample) } } } } } } }],
    ['list', [wrapped(sample)]],
    ['bundle', { success: true, data: bundle }],
    ['bundle in a bundle', { BundleComponents: bundle }],
    ['JSON in a string', { serviceProductObject: JSON.stringify(wrapped(sample)) }],
    ['JSON in a string in a string', { s: JSON.stringify(JSON.stringify(wrapped(sample))) }],
    ['bundle whose report is text', { BundleComponent: [{ TrueLinkCreditReportType: JSON.stringify(sample) }] }],
    ['JSONP', `JSON_CALLBACK(${JSON.stringify(wrapped(sample))});`],
    ['JSONP with dots and a list', `IMC.TUI.Integration._callback([${JSON.stringify(wrapped(sample))}]) ; `],
    ['byte order mark', `\ufeff ${JSON.stringify(wrapped(sample))}\n`],
  ];
  test.each(cases)('%s', (_, text) => expect(summarize(readReport(text))).toMatchObject(numbers));

  test('scores of the bundle are taken once', () => {
    expect(summarize(readReport({ data: bundle })).scores).toEqual([{ bureau: 'EXP', model: 'VANTAGE_3', value: 701 }]);
  });
  test('the merged report wins over one bureau’s own', () => {
    const single = {
      Type: 'TUCReportV6',
      TrueLinkCreditReportType: trueLink([partition('R', trade('TUC')), partition('R', trade('TUC')), partition('R', trade('TUC'))]),
    };
    expect(
      readReport({ BundleComponent: [single, { Type: 'MergeCreditReports', TrueLinkCreditReportType: sample }] }).accounts,
    ).toHaveLength(2);
  });
  test('the vendor’s own layer beside the report is ignored, and names the vendor', () => {
    const report = readReport({ data: { ...bundle, AccountTradeLine: [partition('R', trade('EQF'))], creditorsArray: [] } });
    expect(report.provider).toBe('MyFreeScoreNow');
    expect(report.accounts).toHaveLength(2);
  });
});

describe('accounts', () => {
  const accountOf = (...partitions: Json[]) => {
    const [account] = readReport(wrapped(trueLink(partitions))).accounts;
    if (!account) throw new Error('no account');
    return account;
  };

  test('a CollectionTrade with defaults makes no collection', () => {
    const lines = [trade('TUC', { CollectionTrade: { creditType: {} } })];
    expect(accountOf(partition('R', ...lines))).toMatchObject({ portfolio: 'R', category: 'card', negative: false });
    expect(accountOf(partition('', ...lines))).toMatchObject({ portfolio: 'R' });
    expect(accountOf(partition('', collection('TUC')))).toMatchObject({ portfolio: 'COLL' });
  });
  test('a nameless line takes its sibling’s name, else the subscriber’s by code', () => {
    expect(accountOf(partition('Y', collection('TUC'), collection('EQF'))).byBureau.EQ?.[0]?.creditorName).toBe('TEST COLLECTORS');
    const subscribers = { Subscriber: { name: 'OTHER COLLECTORS', subscriberCode: 1, Source: source('EQF') } };
    expect(readReport(wrapped(trueLink([partition('Y', collection('EQF'))], subscribers))).accounts[0]?.displayName).toBe(
      'OTHER COLLECTORS',
    );
  });
  test('the symbol of the condition wins over its description', () => {
    const line = accountOf(partition('M', trade('TUC', { AccountCondition: code('C', 'Derogatory'), OpenClosed: '' }))).byBureau.TU?.[0];
    expect(line).toMatchObject({ condition: 'closed', conditionRaw: 'Derogatory', openClosed: 'closed' });
  });
  test('both lines of one bureau in a partition are kept', () => {
    expect(
      accountOf(partition('R', trade('TUC'), trade('TUC', { currentBalance: '7' }))).byBureau.TU?.map(({ balance }) => balance),
    ).toEqual([15000, 700]);
  });
  test('a line of no known bureau is left out with a warning', () => {
    const report = readReport(wrapped(trueLink([partition('R', trade('TUC'), trade('TUC', { Source: { Bureau: { symbol: 'INN' } } }))])));
    expect(report.accounts[0]?.byBureau).toEqual({ TU: [expect.anything()] });
    expect(report.warnings.map((warning) => warning.code)).toContain('bureauUnknown');
  });
  test('names are unescaped until stable', () => {
    expect(accountOf(partition('R', trade('TUC', { creditorName: 'H&#x26;amp;R  BANK' }))).displayName).toBe('H&R BANK');
  });
  test('no amount is not zero', () => {
    expect(accountOf(partition('R', trade('TUC', { currentBalance: '0', highBalance: '' }))).byBureau.TU?.[0]).toMatchObject({
      balance: 0,
      highCredit: null,
    });
  });
  test('impossible values are left empty and said', () => {
    const report = readReport(
      wrapped(
        trueLink([
          partition('R', trade('TUC', { dateOpened: '2021-02-30', dateReported: '1900-01-01', currentBalance: '-5', highBalance: 'n/a' })),
        ]),
      ),
    );
    const [line] = report.accounts[0]?.byBureau.TU ?? [];
    expect(line).toMatchObject({ balance: -500, highCredit: null });
    expect(line).not.toHaveProperty('opened');
    expect(line).not.toHaveProperty('reported');
    expect(report.warnings.map((warning) => warning.code)).toEqual(['dateImpossible', 'amountNegative', 'amountUnreadable']);
  });
  test('history: months that drifted over daylight saving are put back, trailing blanks are no months', () => {
    const months = [
      ['2022-05-01', '1'],
      ['2022-04-01', 'C'],
      ['2022-02-28', 'U'],
      ['2022-01-31', '9'],
      ['2021-12-31', ''],
      ['2021-11-30', 'C'],
      ['2021-11-01', ''],
      ['2021-10-01', ''],
    ];
    const history = {
      startDate: '2022-05-01',
      status: '1CU9 C',
      MonthlyPayStatus: months.map(([date = '', status = '']) => ({ date, status })),
    };
    expect(
      accountOf(partition('R', trade('EQF', {}, { PayStatusHistory: history }))).byBureau.EQ?.[0]?.history.map(
        ({ month, code }) => `${month} ${code}`,
      ),
    ).toEqual(['2022-05 30', '2022-04 OK', '2022-03 UNK', '2022-02 CO', '2022-01 ND', '2021-12 OK']);
  });
  test('history from the status string when there are no months', () => {
    const history = { startDate: '2022-02-15', status: 'C1' };
    expect(accountOf(partition('R', trade('TUC', {}, { PayStatusHistory: history }))).byBureau.TU?.[0]?.history).toEqual([
      { month: '2022-02', code: 'OK', raw: 'C' },
      { month: '2022-01', code: '30', raw: '1' },
    ]);
  });
});

test('flags of the whole report are the alerts of its only bureau; of several, no one knows whose they are', () => {
  const flagged = (...symbols: ('TUC' | 'EXP')[]) =>
    readReport(
      wrapped(
        trueLink([partition('R', ...symbols.map((symbol) => trade(symbol)))], {
          DeceasedIndicator: 'true',
          FraudIndicator: 'false',
          Sources: { Source: symbols.map((symbol) => ({ ...source(symbol), InquiryDate: '2026-03-02' })) },
        }),
      ),
    ).bureaus.flatMap(({ bureau, alerts }) => alerts.map(({ kind }) => `${bureau} ${kind}`));
  expect(flagged('TUC')).toEqual(['TU deceased']);
  expect(flagged('TUC', 'EXP')).toEqual([]);
});

describe('the rest of the report', () => {
  test('identity: only the last four of the SSN, a year alone stays a year, stand-in dates are none', () => {
    const identity = plain.bureaus.find(({ bureau }) => bureau === 'TU')?.identity;
    expect(identity).toMatchObject({ ssnLast4: '1234', dobs: [{ iso: '1980-01-01', precision: 'year' }] });
    expect(identity?.addresses).toEqual([
      {
        kind: 'current',
        lines: ['12 ELM ST'],
        city: 'ANYTOWN',
        state: 'MA',
        zip: '02134',
        lastReported: { iso: '2019-04-01', precision: 'day' },
      },
    ]);
    expect(JSON.stringify(plain)).not.toContain('666001234');
    expect(summarize(plain).client).toEqual({
      name: 'PAT SAMPLE',
      ssnLast4: '1234',
      dateOfBirth: null,
      yearOfBirth: 1980,
      address: '12 ELM ST, ANYTOWN, MA 02134',
    });
  });
  test('scores: reject codes are none, repeats are one, 9999 is said', () => {
    const score = (bureau: 'TUC' | 'EXP' | 'EQF', riskScore: string, reason = '') => ({
      riskScore,
      CreditScoreModel: code('VP', 'VantageScore 3.0'),
      NoScoreReason: code('', reason),
      Source: source(bureau),
    });
    const Borrower = {
      BorrowerName: [],
      CreditScore: [score('TUC', '4', 'Too few accounts'), score('EXP', '640'), score('EXP', '640'), score('EQF', '9999')],
    };
    const report = readReport(wrapped(trueLink([partition('R', trade('TUC'))], { Borrower })));
    expect(
      report.bureaus.flatMap(({ scores }) => scores).map(({ bureau, value, noScoreReason }) => [bureau, value, noScoreReason]),
    ).toEqual([
      ['EQ', null, 'No score given (code 9999)'],
      ['EX', 640, undefined],
      ['TU', null, 'Too few accounts'],
    ]);
    expect(report.warnings.map((warning) => warning.code)).toContain('scoreOutOfRange');
  });
  test('a bureau that was not asked, gave nothing, or is frozen is no basis for deletions', () => {
    const report = readReport(
      wrapped(
        trueLink([partition('R', trade('TUC'))], {
          Borrower: {},
          Sources: { Source: [source('TUC'), source('EXP')] },
          SB168Frozen: { equifax: 'true', experian: 'false', transunion: 'false' },
        }),
      ),
    );
    expect(report.bureaus.map(({ bureau, present }) => [bureau, present])).toEqual([
      ['EQ', 'frozen'],
      ['EX', 'no-hit'],
      ['TU', 'yes'],
    ]);
    expect(summarize(report).bureaus).toEqual(['TUC']);
  });
  test('repeated public records are shown once and counted, and the summary is held against the list', () => {
    const filing = (referenceNumber: string) => ({
      PublicRecord: { Type: code('1', 'Chapter 7 Bankruptcy'), dateFiled: '2019-02-03', referenceNumber, Source: source('TUC') },
    });
    const report = readReport(
      wrapped(
        trueLink([partition('R', trade('TUC'))], {
          PublicRecordPartition: [filing('19-00123'), filing('1900123GK'), filing('77')],
          Summary: {
            PublicRecordSummary: { TransUnion: { NumberOfRecords: '1' } },
            TradelineSummary: { TransUnion: { TotalAccounts: '1' } },
          },
        }),
      ),
    );
    expect(report.publicRecords).toHaveLength(2);
    expect(summarize(report).publicRecords).toBe(3);
    expect(report.warnings.map((warning) => warning.code)).toEqual(['publicRecordsRepeated', 'publicRecordsDifferFromSummary']);
  });
  test('a list that agrees with the summary raises nothing', () => {
    const report = readReport(
      wrapped(
        trueLink([partition('R', trade('TUC')), partition('Y', collection('TUC'))], {
          Summary: { TradelineSummary: { TransUnion: { TotalAccounts: '1' } } },
        }),
      ),
    );
    expect(report.warnings).toEqual([]);
  });
});
