// The Equifax reader: rates and narratives, dates without a day, the history that starts a month before the report, and answers that are
// no whole file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BureauTrade } from '../model.ts';
import { summarize } from '../report-summary.ts';
import { readReport, refusalOf, type Json } from '../testing.ts';

type Fields = Record<string, Json>;
const codes = (...list: string[]): Json[] => list.map((code) => ({ code, description: `PRINTED ${code}` }));
const trade = (fields: Fields = {}): Fields => ({
  customerNumber: '605BB49874',
  customerName: 'FIRST TEST BANK',
  accountNumber: '5500123412341234',
  accountDesignator: { code: 'I' },
  dateReported: '02202026',
  dateOpened: '05002020',
  highCredit: 900,
  balance: 150,
  portfolioTypeCode: { code: 'R' },
  rate: { code: 1 },
  accountTypeCode: { code: '18' },
  ...fields,
});
const file = (fields: Fields): Fields => ({
  consumers: {
    equifaxUSConsumerCreditReport: [
      {
        hitCode: { code: '1' },
        reportDate: '03022026',
        subjectName: { firstName: 'PAT', lastName: 'SAMPLE' },
        subjectSocialNum: '666001234',
        birthDate: '01011980',
        ...fields,
      },
    ],
  },
});
const lineOf = (fields: Fields): BureauTrade | undefined => readReport(file({ trades: [trade(fields)] })).accounts[0]?.byBureau.EQ?.[0];

describe('a trade', () => {
  test.each<[number, string[], BureauTrade['payStatus']]>([
    [0, [], 'too-new'],
    [1, [], 'current'],
    [2, [], 'late30'],
    [3, [], 'late60'],
    [4, [], 'late90'],
    [5, [], 'late120'],
    [5, ['JL'], 'late150'],
    [5, ['JM'], 'late180'],
    [6, ['CZ'], 'collection'],
    [7, ['DO'], 'bankruptcy'],
    [8, [], 'repossession'],
    [8, ['AM'], 'voluntary-surrender'],
    [8, ['DJ'], 'foreclosure'],
    [9, ['DB'], 'charge-off'],
    [9, ['CZ'], 'collection'],
    [9, ['BQ'], 'paid-was-charge-off'],
    [9, ['ER'], 'paid-was-collection'],
    [9, ['BZ'], 'settled'],
    [9, ['BW'], 'bankruptcy'],
    [1, ['FA'], 'paid-or-closed'],
    [1, ['IP'], 'current'],
  ])('rate %i with %j is %s', (code, narratives, status) =>
    expect(lineOf({ rate: { code }, narrativeCodes: codes(...narratives) })?.payStatus).toBe(status),
  );
  test('the highest rates before, by month, each once; rate 1 is none', () => {
    const line = lineOf({
      previousHighRate1: 5,
      previousHighDate1: '112021',
      previousHighRate2: { code: 2 },
      previousHighDate2: 82017.0,
      previousHighRate3: 1,
      previousHighDate3: '012016',
      previousHighRatePaymentHistory: '5',
      previousHighDatePaymentHistory: '112021',
    });
    expect(line?.adverseRatings).toEqual([
      { status: 'late120', date: { iso: '2021-11-01', precision: 'month' }, raw: 'Rate 5' },
      { status: 'late30', date: { iso: '2017-08-01', precision: 'month' }, raw: 'Rate 2' },
    ]);
  });
  test('rate 1 is as agreed: the account is not negative', () => {
    expect(readReport(file({ trades: [trade({ paymentHistory1to24: codes('1', '1') })] })).accounts[0]).toMatchObject({
      negative: false,
      negativeReasons: [],
    });
  });
  test.each<[string[], BureauTrade['disputeFlag']]>([
    [[], 'none'],
    [['IP'], 'consumer-disputes'],
    [['BH', 'IP'], 'in-process'],
    [['IQ'], 'resolved-consumer-disagrees'],
    [['KF'], 'previously-disputed'],
    [['DB'], 'none'],
  ])('narratives %j: dispute is %s', (narratives, flag) =>
    expect(lineOf({ narrativeCodes: codes(...narratives) })?.disputeFlag).toBe(flag),
  );
  test('a narrative that decides something is said in our words, others in those printed', () => {
    expect(lineOf({ narrativeCodes: codes('DB', 'EP') })?.remarks).toEqual([
      { code: 'DB', text: 'Charged off' },
      { code: 'EP', text: 'PRINTED EP' },
    ]);
  });
  test.each<[string[], BureauTrade['bankruptcy']]>([
    [['DO'], undefined],
    [['DO', 'KC'], { chapter: '13', state: 'discharged' }],
    [['KG'], { chapter: '7', state: 'dismissed' }],
    [['KB'], { state: 'petition' }],
  ])('narratives %j: bankruptcy %j', (narratives, bankruptcy) =>
    expect(lineOf({ narrativeCodes: codes(...narratives) })?.bankruptcy).toEqual(bankruptcy),
  );
  test('the column of the high credit may hold something else', () => {
    expect(lineOf({ narrativeCodes: codes('AZ') })).toMatchObject({ highCredit: null, creditLimit: 90_000 });
    expect(lineOf({ narrativeCodes: codes('IZ') })).toMatchObject({ highCredit: null, chargeOffAmount: 90_000 });
  });
  test('a date without a day is known to the month', () => {
    expect(lineOf({ closedDate: '07002025' })).toMatchObject({
      opened: { iso: '2020-05-01', precision: 'month' },
      closed: { iso: '2025-07-01', precision: 'month' },
      openClosed: 'closed',
    });
  });
  test('the history begins a month before the report; the stroke is no month and blanks at the end are none', () => {
    const history = lineOf({ paymentHistory1to24: codes('1', '2', '*', ' ', 'E', '/', '3', ' ', ' ') })?.history.map(
      ({ month, code }) => `${month} ${code}`,
    );
    expect(history).toEqual(['2026-01 OK', '2025-12 30', '2025-11 ND', '2025-10 ND', '2025-09 ZB', '2025-08 60']);
  });
  test.each<[string, number | null]>([
    ['8M', 8],
    ['2Y', 24],
    ['30D', null],
    ['', null],
  ])('terms %j are %s months', (code, months) => expect(lineOf({ termsDurationCode: { code } })?.termMonths).toBe(months));
  test.each<[Fields, Partial<BureauTrade>]>([
    [
      { activityDesignatorCode: { code: 'B', description: 'On behalf of another person' } },
      { condition: 'paid', openClosed: 'closed', payStatus: 'paid-or-closed' },
    ],
    [{ activityDesignatorCode: { code: 'T' } }, { condition: 'transferred', openClosed: 'closed', payStatus: 'current' }],
    [{}, { openClosed: 'open' }],
    [
      { purchasedFromOrSoldCreditorIndicator: { code: 'O' }, purchasedFromOrSoldCreditorName: 'OLD BANK' },
      { originalCreditor: 'OLD BANK' },
    ],
    [{ purchasedFromOrSoldCreditorIndicator: { code: 'S' }, purchasedFromOrSoldCreditorName: 'NEW BANK' }, { soldTo: 'NEW BANK' }],
  ])('%j', (fields, expected) => expect(lineOf(fields)).toMatchObject(expected));
});

describe('collections and public records', () => {
  const collection: Fields = {
    customerNumber: '683YC02136',
    clientNameOrNumber: 'TEST CLINIC',
    statusCode: { code: 'D' },
    dateReported: '02202026',
    dateAssigned: '03162024',
    originalAmount: 897,
    balance: 867,
    dateOfFirstDelinquency: '01102023',
    creditorClassificationCode: { code: '02' },
  };
  test('a collection is an account with its original creditor and first delinquency', () => {
    const report = readReport(file({ trades: [trade()], collections: [collection] }));
    expect([
      report.accounts.length,
      report.accountsListed,
      report.accounts[1]?.portfolio,
      report.accounts[1]?.category,
      report.accounts[1]?.displayName,
    ]).toEqual([2, 2, 'COLL', 'medical-collection', 'Collector not named (for TEST CLINIC)']);
    expect(report.accounts[1]?.byBureau.EQ?.[0]).toMatchObject({
      originalCreditor: 'TEST CLINIC',
      firstDelinquency: { iso: '2023-01-10' },
      payStatus: 'collection',
      originalAmount: 89_700,
      balance: 86_700,
    });
  });
  test.each<[string, BureauTrade['payStatus']]>([
    ['P', 'paid-was-collection'],
    ['J', 'settled'],
    ['Z', 'bankruptcy'],
    ['?', 'collection'],
  ])('status %s is %s', (code, status) => {
    expect(readReport(file({ collections: [{ ...collection, statusCode: { code } }] })).accounts[0]?.byBureau.EQ?.[0]?.payStatus).toBe(
      status,
    );
  });
  test('the directory names the collector', () => {
    const report = readReport(
      file({ collections: [collection], onlineDirectory: [{ customerNumber: '683YC02136', customerName: 'TEST COLLECTORS' }] }),
    );
    expect([report.accounts[0]?.displayName, report.accounts[0]?.byBureau.EQ?.[0]?.creditorName]).toEqual([
      'TEST COLLECTORS',
      'TEST COLLECTORS',
    ]);
  });
  test.each<[string, string, string, string | undefined]>([
    ['K', '13', 'Dismissed or closed', '2018-10-06'],
    ['A', '7', 'Discharged', '2018-10-06'],
    ['V', '7', 'Filed', undefined],
  ])('bankruptcy %s is chapter %s, %s', (code, chapter, status, resolved) => {
    const report = readReport(
      file({
        trades: [trade()],
        bankruptcies: [{ currentIntentOrDispositionCode: { code }, dateFiled: '07212018', currentDispositionDate: '10062018', filer: 'I' }],
      }),
    );
    const record = report.publicRecords[0]?.byBureau.EQ?.[0];
    expect([report.publicRecords[0]?.kind, record?.chapter, record?.status, record?.filed?.iso, record?.resolved?.iso]).toEqual([
      'bankruptcy',
      chapter,
      status,
      '2018-07-21',
      resolved,
    ]);
  });
});

describe('what kind of answer it is', () => {
  test.each<[string, string]>([
    ['1', 'yes'],
    ['6', 'yes'],
    ['7', 'yes'],
    ['4', 'error'],
    ['8', 'error'],
    ['A', 'frozen'],
    ['?', 'error'],
  ])('hit code %s with accounts: Equifax is %s', (code, present) => {
    const report = readReport(file({ hitCode: { code }, trades: [trade()] }));
    expect([
      report.bureaus[0]?.bureau,
      report.bureaus[0]?.present,
      report.warnings.some((warning) => warning.code === 'fileNotComplete'),
    ]).toEqual(['EQ', present, present !== 'yes']);
  });
  test.each<[string, string]>([
    ['2', 'no-hit'],
    ['A', 'frozen'],
    ['L', 'frozen'],
  ])('hit code %s without accounts is a report of a bureau that gave nothing', (code, present) => {
    const report = readReport({ consumers: { equifaxUSConsumerCreditReport: [{ hitCode: { code }, reportDate: '03022026' }] } });
    expect([report.accounts, report.bureaus[0]?.present]).toEqual([[], present]);
  });
  test('a hit without any data is refused', () =>
    expect(
      refusalOf(JSON.stringify({ consumers: { equifaxUSConsumerCreditReport: [{ hitCode: { code: '1' }, trades: [{ balance: 1 }] }] } })),
    ).toBe('reportFiles.noAccountData'));
  test('alerts', () => {
    const alerts = readReport(
      file({
        trades: [trade()],
        fraudVictimIndicator: { code: 'Q' },
        alertContacts: [{ alertType: { code: 'E' } }],
        addressDiscrepancyIndicator: 'Y',
        OFACAlerts: [{ legalVerbiage: 'NO MATCH FOUND' }],
      }),
    ).bureaus[0]?.alerts;
    expect(alerts?.map(({ kind }) => kind)).toEqual(['active-duty', 'initial-fraud', 'extended-fraud', 'address-mismatch']);
  });
  test('scores: a reject is none, the mortgage score has its own scale', () => {
    const models = [
      { score: '640', FICOScoreIndicatorCode: { code: 'J', description: 'FICO Score 5' } },
      { score: 0, modelNumber: '02583' },
    ];
    expect(
      readReport(file({ trades: [trade()], models })).bureaus[0]?.scores.map(({ model, value, min, max }) => [model, value, min, max]),
    ).toEqual([
      ['FICO_EQ_5', 640, 334, 818],
      ['OTHER', null, 250, 900],
    ]);
  });
  test('no SSN and no account number in full', () =>
    expect(JSON.stringify(readReport(file({ trades: [trade()] })))).not.toMatch(/66600|55001234/));
});

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const sample = (name: string) => join(SAMPLES, 'equifax-json', name);

describe('samples', () => {
  test.for([
    [
      'equifax-openapi-example_creditReportResponse_2020.json',
      { accounts: 22, tradelines: { TUC: 0, EXP: 0, EQF: 22 }, collections: 2, inquiries: 78, publicRecords: 2 },
    ],
    ['equifax-sandbox_mike-ppcsz_2022.json', { accounts: 14, tradelines: { TUC: 0, EXP: 0, EQF: 14 }, inquiries: 5, publicRecords: 0 }],
  ] as const)('%s', ([name, numbers], { skip }) => {
    skip(!existsSync(sample(name)), `no sample ${name}`);
    const report = readReport(readFileSync(sample(name), 'utf8'));
    expect(summarize(report)).toMatchObject(numbers);
    // Equifax's history reaches back to the month of opening and no further: the check that its first month is the right one.
    for (const { byBureau } of report.accounts)
      for (const { history, opened } of byBureau.EQ ?? [])
        if (opened && history.length > 0) expect((history.at(-1)?.month ?? '') >= opened.iso.slice(0, 7)).toBe(true);
  });
  test('three accounts and the alerts of the example, read by hand', ({ skip }) => {
    const name = 'equifax-openapi-example_creditReportResponse_2020.json';
    skip(!existsSync(sample(name)), `no sample ${name}`);
    const report = readReport(readFileSync(sample(name), 'utf8'));
    const line = (at: number) => report.accounts[at]?.byBureau.EQ?.[0];
    expect(line(3)).toMatchObject({
      payStatus: 'charge-off',
      balance: 2_563_100,
      pastDue: 2_563_100,
      chargeOffAmount: 1_628_400,
      highCredit: 1_628_400,
      maxDelinquency: { iso: '2018-02-01', precision: 'month' },
      late90: 8,
    });
    // previousHighDate1 to 3 of the file: charge-off in 06, 05 and 04 of 2020.
    expect(
      line(3)
        ?.history.slice(0, 7)
        .map(({ month, code }) => `${month} ${code}`),
    ).toEqual(['2020-06 CO', '2020-05 CO', '2020-04 CO', '2020-03 CO', '2020-02 CO', '2020-01 CO', '2019-12 ND']);
    expect(line(2)).toMatchObject({
      payStatus: 'current',
      balance: 1_251_300,
      monthlyPayment: 49_800,
      termMonths: 42,
      opened: { iso: '2019-06-28' },
    });
    expect(line(2)?.history.at(-1)?.month).toBe('2019-06');
    expect(
      line(14)
        ?.history.map(({ month }) => month)
        .at(-1),
    ).toBe('2018-09');
    expect(line(20)).toMatchObject({
      originalCreditor: 'SPEEDY CASH 67',
      firstDelinquency: { iso: '2017-01-10' },
      disputeFlag: 'consumer-disputes',
      balance: 86_700,
    });
    expect(report.bureaus[0]?.alerts.map(({ kind }) => kind)).toEqual(['initial-fraud', 'extended-fraud']);
    expect(report.bureaus[0]?.scores.map(({ value, min, max }) => [value, min, max])).toEqual([
      [409, 250, 900],
      [null, 250, 900],
    ]);
    expect(JSON.stringify(report)).not.toContain('666795307');
  });
});
