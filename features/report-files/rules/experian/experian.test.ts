// The Experian reader: amounts by qualifier, dates of digits, histories by month, and which first delinquency may be believed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BureauTrade } from '../model.ts';
import { summarize } from '../report-summary.ts';
import { readReport, refusalOf, type Json } from '../testing.ts';
import { spellDate } from './compact-date.ts';

type Fields = Record<string, Json>;
const trade = (fields: Fields = {}, enhanced: Fields = {}): Fields => ({
  accountNumber: '5500123412341234',
  accountType: '18',
  amount1: '00001000',
  amount1Qualifier: 'L',
  balanceAmount: '00000150',
  balanceDate: '02202026',
  ecoa: '1',
  kob: 'BC',
  openDate: '05142020',
  openOrClosed: 'O',
  paymentHistory: 'CC1',
  revolvingOrInstallment: 'R',
  status: '11',
  statusDate: '02012026',
  subscriberName: 'FIRST TEST BANK',
  subscriberCode: '1230001',
  terms: 'REV',
  enhancedPaymentData: { enhancedAccountCondition: 'A1', enhancedPaymentStatus: '11', ...enhanced },
  ...fields,
});
const profile = (trades: Json[], fields: Fields = {}): Fields => ({
  creditProfile: [
    {
      headerRecord: [{ reportDate: '030226', y2kReportedDate: '03022026', mKeywordText: 'REF-7' }],
      consumerIdentity: {
        dob: { day: '4', month: '08', year: '1980' },
        name: [
          { firstName: 'PAT', surname: 'SAMPLE', generationCode: 'J' },
          { firstName: 'P', surname: 'SAMPLE', type: 'N' },
          { firstName: 'ALEX', surname: 'SAMPLE', type: 'S' },
        ],
      },
      ssn: [{ number: '666001234' }, { number: '666009876' }, { number: '666001234' }],
      tradeline: trades,
      ...fields,
    },
  ],
});
const lineOf = (fields: Fields = {}, enhanced: Fields = {}): BureauTrade | undefined =>
  readReport(profile([trade(fields, enhanced)])).accounts[0]?.byBureau.EX?.[0];

describe('dates of digits', () => {
  test.each([
    ['08062019', '2019-08-06'],
    ['08002018', '2018-08'],
    ['00002018', '2018'],
    ['1018', '2018-10'],
    ['0798', '1998-07'],
    ['062020', '2020-06'],
    ['82017.0', '2017-08'],
    ['6201994.0', '1994-06-20'],
    ['00000000', ''],
    ['', ''],
    ['statusDate', 'statusDate'],
    ['605092020', '605092020'],
    ['13452018', '2018-13-45'],
  ])('%j is %j', (printed, iso) => expect(spellDate(printed)).toBe(iso));
  test('six digits are month, day and year in Experian’s header', () => expect(spellDate('030226', 'MMDDYY')).toBe('2026-03-02'));
});

describe('a tradeline', () => {
  test('amounts are what their qualifiers say', () => {
    const { creditLimit, highCredit, originalAmount, chargeOffAmount } = lineOf({ amount2: '00000900', amount2Qualifier: 'H' }) ?? {};
    expect([creditLimit, highCredit, originalAmount, chargeOffAmount]).toEqual([100_000, 90_000, null, null]);
    expect(lineOf({ amount1: '00005000', amount1Qualifier: 'C', amount2: 'UNKNOWN', amount2Qualifier: 'O' })).toMatchObject({
      chargeOffAmount: 500_000,
      originalAmount: null,
      creditLimit: null,
    });
  });
  test('UNKNOWN is no amount and no fault', () => {
    const report = readReport(profile([trade({ balanceAmount: 'UNKNOWN' })]));
    expect([report.accounts[0]?.byBureau.EX?.[0]?.balance, report.warnings]).toEqual([null, []]);
  });
  test.each<[Fields, Fields, BureauTrade['payStatus'], string | undefined]>([
    [{}, {}, 'current', '11'],
    [{ status: '71' }, { enhancedPaymentStatus: '71' }, 'late30', '71'],
    [{ status: '78' }, { enhancedPaymentStatus: '78' }, 'late60', '78'],
    [{ status: '84' }, { enhancedPaymentStatus: '84' }, 'late180', '84'],
    [{ status: '93' }, { enhancedPaymentStatus: '93' }, 'collection', '93'],
    [{ status: '97' }, { enhancedPaymentStatus: '97' }, 'charge-off', '97'],
    [{ status: '32' }, { enhancedPaymentStatus: '32' }, 'current', undefined],
    [{ status: '51' }, { enhancedPaymentStatus: '31', enhancedAccountCondition: 'A2' }, 'paid-or-closed', undefined],
    [{ status: '12' }, { enhancedPaymentStatus: '' }, 'paid-or-closed', undefined],
    [{ status: '05' }, { enhancedPaymentStatus: '37', enhancedAccountCondition: '05' }, 'current', '05'],
    [{ status: '62' }, { enhancedPaymentStatus: '' }, 'paid-was-collection', '62'],
    [{ status: '64' }, { enhancedPaymentStatus: '' }, 'paid-was-charge-off', '64'],
    [{ status: 'constructor' }, { enhancedPaymentStatus: '' }, 'unknown', undefined],
  ])('status %j %j is %s', (fields, enhanced, payStatus, statusCode) => {
    const line = lineOf(fields, enhanced);
    expect([line?.payStatus, line?.statusCode]).toEqual([payStatus, statusCode]);
  });
  test('the history begins in the month of the balance', () => {
    expect(lineOf()?.history.map(({ month, code }) => `${month} ${code}`)).toEqual(['2026-02 OK', '2026-01 OK', '2025-12 30']);
    expect(lineOf({}, { enhancedPaymentHistory84: 'B0C-2' })?.history.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2026-02 ND',
      '2026-01 ZB',
      '2025-12 OK',
      '2025-11 ND',
      '2025-10 60',
    ]);
    expect(lineOf({ balanceDate: '' })?.history).toEqual([]);
  });
  test.each<[string, Fields, Fields, string | undefined]>([
    [
      'of a charge-off',
      { status: '97', paymentHistory: 'LL6543211CC' },
      { enhancedPaymentStatus: '97', firstDelinquencyDate: '06012025' },
      '2025-06-01',
    ],
    [
      'of an account that is paid',
      { status: '51' },
      { enhancedPaymentStatus: '31', enhancedAccountCondition: 'A2', firstDelinquencyDate: '12012025' },
      undefined,
    ],
    [
      'later than another late month of the same row',
      { status: '97', paymentHistory: 'LL6543211CC' },
      { enhancedPaymentStatus: '97', firstDelinquencyDate: '08012025' },
      undefined,
    ],
    [
      'later than the second',
      { status: '97', paymentHistory: '' },
      { enhancedPaymentStatus: '97', firstDelinquencyDate: '08012025', secondDelinquencyDate: '07012025' },
      undefined,
    ],
  ])('first delinquency %s', (_, fields, enhanced, date) => expect(lineOf(fields, enhanced)?.firstDelinquency?.iso).toBe(date));
  test.each<[Fields, Fields, BureauTrade['disputeFlag'], string | undefined]>([
    [{}, { complianceCondition: 'XB' }, 'in-process', 'XB'],
    [{}, { complianceCondition: 'XC' }, 'resolved-consumer-disagrees', 'XC'],
    [{}, { complianceCondition: 'XH' }, 'previously-disputed', 'XH'],
    [{ consumerDisputeFlag: 'Y' }, { complianceCondition: 'XA' }, 'consumer-disputes', 'XA'],
    [{ consumerDisputeFlag: 'N' }, {}, 'none', undefined],
    [{}, {}, undefined, undefined],
    [{}, { complianceCondition: 'QQ' }, undefined, undefined],
  ])('dispute of %j %j is %s', (fields, enhanced, flag, code) => {
    const line = lineOf(fields, enhanced);
    expect([line?.disputeFlag, line?.complianceCode]).toEqual([flag, code]);
  });
  test.each<[Fields, string, string]>([
    [{ accountType: '26', revolvingOrInstallment: 'I' }, 'M', 'mortgage'],
    [{ accountType: '00', revolvingOrInstallment: 'I' }, 'I', 'auto'],
    [{ accountType: '12', revolvingOrInstallment: 'I' }, 'I', 'student'],
    [{ accountType: '48' }, 'COLL', 'collection'],
    [{ accountType: '92', kob: 'YC', originalCreditorName: 'ANYTOWN CLINIC' }, 'COLL', 'medical-collection'],
    [{ accountType: '07', kob: 'DC' }, 'R', 'retail-card'],
  ])('%j is %s, %s', (fields, portfolio, category) =>
    expect(readReport(profile([trade(fields)])).accounts[0]).toMatchObject({ portfolio, category }),
  );
});

test.each([
  ['2', 'late60'],
  ['6', 'late180'],
  ['9', undefined],
  ['', undefined],
] as const)('the greatest delinquency by its code %s is %s', (code, status) => {
  const line = lineOf({ maxDelinquencyDate: '07012024' }, { maxDelinquencyCode: code });
  expect([line?.worstStatus, line?.maxDelinquency?.iso]).toEqual([status, '2024-07-01']);
});

describe('the rest of a profile', () => {
  test('names, birth and only the last four digits of each SSN', () => {
    const report = readReport(profile([trade()]));
    expect(report.bureaus.find(({ bureau }) => bureau === 'EX')?.identity).toMatchObject({
      names: [
        { full: 'PAT SAMPLE JR', kind: 'primary' },
        { full: 'P SAMPLE', kind: 'aka' },
        { full: 'ALEX SAMPLE', kind: 'spouse' },
      ],
      ssnLast4: '1234',
      ssnVariants: ['9876'],
      dobs: [{ iso: '1980-08-04', precision: 'day' }],
    });
    expect(JSON.stringify(report)).not.toMatch(/66600|55001234/);
    expect(report).toMatchObject({ reportDate: { iso: '2026-03-02' }, providerReference: 'REF-7' });
  });
  test.each([
    ['32', 'COUNTY RECORD', { kind: 'tax-lien', type: 'State tax lien', status: 'Filed', resolved: undefined }],
    ['33', 'COUNTY RECORD', { kind: 'tax-lien', type: 'State tax lien', status: 'Released', resolved: '2017-09-16' }],
    ['33', 'US BANKRUPTCY COURT', { kind: 'bankruptcy', type: 'Bankruptcy', status: 'Experian status 33', resolved: undefined }],
    ['41', 'COUNTY RECORD', { kind: 'other', type: 'Public record', status: 'Experian status 41', resolved: undefined }],
  ] as const)('public record with status %s at %s', (status, courtName, expected) => {
    const [record] = readReport(
      profile([trade()], { publicRecord: [{ status, courtName, filingDate: '01282014', statusDate: '09162017' }] }),
    ).publicRecords;
    const filing = record?.byBureau.EX?.[0];
    expect({ kind: record?.kind, type: filing?.type, status: filing?.status, resolved: filing?.resolved?.iso }).toEqual(expected);
  });

  test('the other two bureaus were not asked', () => {
    expect(readReport(profile([trade()])).bureaus.map(({ bureau, present }) => `${bureau} ${present}`)).toEqual([
      'EQ not-ordered',
      'EX yes',
      'TU not-ordered',
    ]);
  });
  test('9001 is no score; a score has its model', () => {
    const scores = readReport(
      profile([trade()], {
        riskModel: [
          { modelIndicator: 'V4', score: '0783' },
          { modelIndicator: 'V3', score: '9001' },
        ],
      }),
    ).bureaus[1]?.scores;
    expect(scores?.map(({ model, value, noScoreReason }) => [model, value, noScoreReason])).toEqual([
      ['VANTAGE_4', 783, undefined],
      ['VANTAGE_3', null, 'No score given (code 9001)'],
    ]);
  });
  test('messages and indicators become alerts; a deceased indicator is one', () => {
    const alerts = readReport(
      profile([trade()], {
        informationalMessage: [
          { messageNumber: '84', messageText: 'SSN MATCHES' },
          { messageNumber: '9', messageText: 'EXTENDED FRAUD ALERT ON FILE' },
        ],
        fraudShield: [{ fraudShieldIndicators: { indicator: ['25', '99', '25', '5'] } }],
        ofac: { messageText: 'OFAC NO RECORD FOUND' },
      }),
    ).bureaus[1]?.alerts;
    expect(alerts?.map(({ kind, code }) => `${kind} ${code}`)).toEqual(['extended-fraud 9', 'deceased 25', 'other 99']);
  });
  test('a summary that says otherwise gets a warning', () => {
    const summaries = [
      {
        attributes: [
          { id: 'totalTradeItems', value: '003' },
          { id: 'totalInquiries', value: '000' },
        ],
      },
    ];
    expect(readReport(profile([trade()], { summaries })).warnings.map(({ code }) => code)).toEqual(['accountsDifferFromSummary']);
  });
  test.each<[string, Json]>([
    ['no data', profile([{ balanceAmount: '1' }])],
    ['nothing at all', { creditProfile: [{}] }],
  ])('an outline with %s is refused', (_, file) => {
    expect(refusalOf(JSON.stringify(file))).toBe('reportFiles.noAccountData');
  });
});

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const CANN = join(SAMPLES, 'experian-json/experian-sandbox_john-cann_creditprofile_v2.json');
const SCHEMA = join(SAMPLES, 'experian-json/experian-swagger-example_connectcheck_all-fields.json');

describe('samples', () => {
  test('the sandbox profile in numbers, and three accounts read by hand', ({ skip }) => {
    skip(!existsSync(CANN), `no sample ${CANN}`);
    const report = readReport(readFileSync(CANN, 'utf8'));
    expect(summarize(report)).toMatchObject({
      accounts: 21,
      tradelines: { TUC: 0, EXP: 21, EQF: 0 },
      collections: 0,
      inquiries: 4,
      publicRecords: 100,
      scores: [{ bureau: 'EXP', value: 783 }],
      negatives: 5,
      warnings: [],
    });
    const line = (at: number) => report.accounts[at]?.byBureau.EX?.[0];
    const late = (at: number) =>
      line(at)
        ?.history.filter(({ code }) => /^\d/.test(code))
        .map(({ month, code }) => `${month} ${code}`);
    expect(line(0)).toMatchObject({
      creditorName: 'AURORA LOAN SERVICES I',
      condition: 'transferred',
      originalAmount: 3_700_000,
      maxDelinquency: { iso: '2011-07-01' },
      late30: 3,
      late60: 1,
      termMonths: 360,
    });
    // The late months are where the file's own delinquency dates say they are.
    expect(late(0)).toEqual(['2011-09 30', '2011-08 30', '2011-07 60', '2011-06 30']);
    expect(late(3)).toEqual(['2017-06 30', '2016-12 30']);
    expect(late(4)).toEqual(['2011-07 30']);
    expect(late(17)).toEqual(['2017-09 30', '2017-01 30']);
    expect(line(17)).toMatchObject({ payStatus: 'current', openClosed: 'open', creditLimit: 15_800, highCredit: 18_100, balance: 0 });
    expect(line(18)).toMatchObject({
      balance: 12_189_200,
      monthlyPayment: 95_600,
      opened: { iso: '2017-11-21' },
      history: [{ month: '2018-01' }, { month: '2017-12' }, { month: '2017-11' }],
    });
    expect(JSON.stringify(report)).not.toContain('111111111');
  });
  test('the schema example, all words and no values, is read with warnings', ({ skip }) => {
    skip(!existsSync(SCHEMA), `no sample ${SCHEMA}`);
    const report = readReport(readFileSync(SCHEMA, 'utf8'));
    expect([
      report.accounts.length,
      report.accounts[0]?.byBureau.EX?.[0]?.payStatus,
      report.accounts[0]?.byBureau.EX?.[0]?.history,
    ]).toEqual([2, 'unknown', []]);
    expect(report.warnings.length).toBeGreaterThan(10);
    expect(JSON.stringify(report.bureaus)).not.toContain('123456789');
  });
});
