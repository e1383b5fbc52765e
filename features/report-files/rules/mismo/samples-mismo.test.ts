// The field samples of MISMO and Array: the numbers of the field reference, section 10, and lines held against the raw file by hand.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport, Tradeline } from '../model.ts';
import { readCreditReport } from '../read-credit-report.ts';
import { summarize } from '../report-summary.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const ARRAY = 'array-mismo-json/array-sandbox_donald-blair_credmo3bReport.json';
const MISMO2 = 'mismo-2x-xml/mismo231_marisol-testcase_mortgage-credit-link.xml';
const smart = (name: string): string => `mismo-3x-xml/smartapi_${name}.xml`;

const has = (path: string): boolean => existsSync(join(SAMPLES, path));
const raw = (path: string): string => readFileSync(join(SAMPLES, path), 'utf8');

function read(path: string): CreditReport {
  const report = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  if (isRefusal(report)) throw new Error(`${path}: ${report.code}`);
  return report;
}
const account = (report: CreditReport, number: number): Tradeline | undefined =>
  report.accounts.find(({ id }) => id === `account-${number}`);

describe('acceptance numbers', () => {
  test.for([
    [ARRAY, { accounts: 55, tradelines: { TUC: 20, EXP: 28, EQF: 7 }, inquiries: 28, publicRecords: 0, collections: 8 }],
    [MISMO2, { accounts: 16, inquiries: 2, publicRecords: 0 }],
  ] as const)('%s', ([path, numbers], { skip }) => {
    skip(!has(path), `no sample ${path}`);
    expect(summarize(read(path))).toMatchObject(numbers);
  });

  /**
   * The reference counts every CREDIT_INQUIRY node. Each file has one in its request, which is no inquiry of the person's: what is read
   * is one less, and that is what the file's own summary says too.
   */
  test.for([
    ['03_Status_COMPLETED', 41, 18, 0],
    ['11_3Score_Ordered_1Score_NA', 19, 4, 0],
    ['12_1Borrower_Completed', 14, 16, 0],
    ['14_3BUR_Ordered_0Score_Requested', 33, 5, 0],
    ['09', 32, 10, 0],
    ['10', 2, 1, 0],
    ['13', 52, 108, 1],
    ['15', 37, 12, 0],
  ] as const)('smartapi %s', ([name, liabilities, inquiryNodes, publicRecords], { skip }) => {
    const path = pathOf(name);
    skip(path === undefined, `no sample smartapi_${name}`);
    if (path === undefined) return;
    const text = raw(path);
    const nodes = text.match(/<CREDIT_INQUIRY[ >]/g)?.length ?? 0;
    const asked = /<CREDIT_REQUEST>.*?<\/CREDIT_REQUEST>/s.exec(text)?.[0].match(/<CREDIT_INQUIRY[ >]/g)?.length ?? 0;
    const report = read(path);
    expect(nodes).toBe(inquiryNodes);
    expect(summarize(report)).toMatchObject({ accounts: liabilities, inquiries: inquiryNodes - asked, publicRecords });
    expect(report.warnings.filter(({ code }) => /DifferFromSummary|otherSource/.test(code))).toEqual([]);
  });

  test.for([
    ['01_Status_NEW', 'reportFiles.orderNotFinished'],
    ['02_Status_PROCESSING', 'reportFiles.orderNotFinished'],
    ['04_Status_ERROR', 'reportFiles.orderFailed'],
    ['05_Status_REQUEST_ERROR', 'reportFiles.orderFailed'],
    ['06_NoXML_YesHTML_YesPDF', 'reportFiles.noReportData'],
    ['08_Shell_File', 'reportFiles.noReportData'],
  ] as const)('smartapi %s is refused as %s', ([name, code], { skip }) => {
    skip(!has(smart(name)), `no sample ${name}`);
    expect(readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, smart(name)))))).toMatchObject({ code });
  });
});

/** The sample of this number, whatever follows it in the name. */
function pathOf(name: string): string | undefined {
  const folder = join(SAMPLES, 'mismo-3x-xml');
  const file = existsSync(folder) ? readdirSync(folder).find((one) => one.startsWith(`smartapi_${name}`)) : undefined;
  return file && `mismo-3x-xml/${file}`;
}

describe('lines held against the raw file', () => {
  test('Array: late, collection of a disputed debt, charged-off student loan', ({ skip }) => {
    skip(!has(ARRAY), `no sample ${ARRAY}`);
    const report = read(ARRAY);
    expect(account(report, 7)?.byBureau.TU?.[0]).toMatchObject({
      creditorName: 'TNT FINANCL',
      accountNumberMasked: 'SX1XXXXX',
      payStatus: 'late30',
      pastDue: 68200,
      balance: 1123200,
      highCredit: 1299100,
      late30: 1,
      termMonths: 36,
      lastPayment: { iso: '2018-02-01' },
      reported: { iso: '2018-04-05' },
      history: [{ month: '2018-03', code: 'OK' }, { month: '2018-02', code: '30' }, {}, {}, {}, {}],
    });
    expect(account(report, 18)).toMatchObject({
      portfolio: 'COLL',
      originalCreditor: 'PORTLAND GENERAL ELECTRIC',
      byBureau: { TU: [{ payStatus: 'collection', disputeFlag: 'consumer-disputes', balance: 61000 }] },
    });
    expect(account(report, 22)).toMatchObject({
      originalCreditor: 'SARASOTA MEMORIAL HOSPIT',
      byBureau: {
        EX: [
          { payStatus: 'collection', statusCode: '93', history: expect.arrayContaining([{ month: '2020-05', code: 'COLL', raw: '9' }]) },
        ],
      },
    });
    const loan = account(report, 38)?.byBureau.TU?.[0];
    expect(loan).toMatchObject({ late90: 9, chargeOffDate: { iso: '2017-09-30' }, maxDelinquency: { iso: '2016-12-01' } });
    expect([loan?.firstDelinquency, loan?.history.filter(({ code }) => code === '90' || code === '120').length]).toEqual([undefined, 9]);
    // 1 is "as agreed" in this file's ratings, which are Equifax's, and 30 days late in its patterns.
    expect(account(report, 1)?.byBureau.EX?.[0]).toMatchObject({
      payStatus: 'current',
      balance: 12346400,
      monthlyPayment: 122600,
      termMonths: 360,
    });
  });

  test('Array: of the two TransUnion scores of one day the one its credit file names, with a warning', ({ skip }) => {
    skip(!has(ARRAY), `no sample ${ARRAY}`);
    const report = read(ARRAY);
    expect(summarize(report).scores).toEqual([
      { bureau: 'TUC', model: 'VANTAGE_3', value: 802 },
      { bureau: 'EXP', model: 'VANTAGE_3', value: 786 },
      { bureau: 'EQF', model: 'VANTAGE_3', value: 728 },
    ]);
    expect(report.warnings.map(({ code }) => code)).toEqual(['scoreTwice']);
    expect(report.bureaus.find(({ bureau }) => bureau === 'TU')?.pulledOn).toEqual({ iso: '2018-05-18', precision: 'day' });
  });

  test('MISMO 2: merged lines of the Experian file, dates by month, the other name asked for', ({ skip }) => {
    skip(!has(MISMO2), `no sample ${MISMO2}`);
    const report = read(MISMO2);
    expect(account(report, 16)).toMatchObject({
      matchMethod: 'blended',
      blended: true,
      byBureau: {
        EX: [
          {
            creditorName: 'DISCOVER FIN SVCS LLC',
            condition: 'paid',
            closed: { iso: '2008-04-01', precision: 'month' },
            highCredit: 150000,
            remarks: [{ text: "ACCOUNT CLOSED AT CONSUMER'S REQUEST" }],
          },
        ],
      },
    });
    expect(account(report, 16)?.byBureau.EX?.[0]?.history).toHaveLength(25);
    expect(account(report, 1)?.byBureau.EX?.[0]).toMatchObject({
      balance: 5531300,
      opened: { iso: '2014-05-01', precision: 'month' },
      remarks: [],
    });
    expect(summarize(report)).toMatchObject({ bureaus: ['TUC', 'EXP', 'EQF'], scores: [{ value: 741 }, { value: 745 }, { value: 743 }] });
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ code: 'borrowerDiffers', message: expect.stringContaining('BILLY H TRAN') }),
    );
  });

  test('MISMO 3: as many merged lines by file as the page of the same order prints several bureaus', ({ skip }) => {
    const path = smart('03_Status_COMPLETED');
    skip(!has(path), `no sample ${path}`);
    const report = read(path);
    expect(account(report, 1)).toMatchObject({
      category: 'mortgage',
      blended: true,
      byBureau: { EX: [{ balance: 26316800, highCredit: 25600000, monthlyPayment: 123500, termMonths: 360, monthsReviewed: 14 }] },
    });
    expect(account(report, 2)?.byBureau.EX?.[0]).toMatchObject({
      balance: 3224900,
      creditLimit: 3200000,
      remarks: [{ text: 'HOME EQUITY LINE OF CREDIT - REVOLVING TERMS' }],
    });
    // The page of order 06, of the same person and day, prints 25 lines XP with others, 4 of other bureaus with others, and 7 EF, 3 TU, 2
    // XP alone.
    const blended = report.accounts.filter((line) => line.blended);
    expect([blended.length, blended.filter(({ byBureau }) => byBureau.EX).length]).toEqual([29, 25]);
    expect(summarize(report).scores).toEqual([
      { bureau: 'TUC', model: 'FICO_TU_4', value: 683 },
      { bureau: 'EXP', model: 'FICO_EX_V2', value: 669 },
      { bureau: 'EQF', model: 'FICO_EQ_5', value: 658 },
    ]);
  });

  test('MISMO 3: TransUnion without the person, a score that is none', ({ skip }) => {
    const path = smart('11_3Score_Ordered_1Score_NA');
    skip(!has(path), `no sample ${path}`);
    const report = read(path);
    expect(report.bureaus.map(({ bureau, present, identity }) => `${bureau} ${present} ${identity.names.length}`)).toEqual([
      'EQ yes 1',
      'EX yes 2',
      'TU no-hit 0',
    ]);
    expect(report.bureaus[0]?.scores[0]).toMatchObject({
      value: null,
      noScoreReason: 'Not scored no qualifying account: FICO NOT AVAILABLE, NO QUALIFYING ACCOUNTS PRESENT',
    });
    expect(account(report, 5)?.byBureau.EX?.[0]).toMatchObject({
      creditorName: 'PERSONAL LOAN COMPANIE',
      highCredit: 126700,
      termMonths: 18,
      remarks: [{ text: 'ACCOUNT CLOSED DUE TO REFINANCE' }],
    });
  });
});

test.for([ARRAY, MISMO2, smart('03_Status_COMPLETED'), smart('11_3Score_Ordered_1Score_NA'), smart('14_3BUR_Ordered_0Score_Requested')])(
  'no full SSN leaves the reader: %s',
  (path, { skip }) => {
    skip(!has(path), `no sample ${path}`);
    const text = JSON.stringify(read(path));
    for (const ssn of raw(path).match(/(?<=_SSN="|TaxpayerIdentifierValue>)\d{9}/g) ?? []) expect(text).not.toContain(ssn);
    expect(text).not.toMatch(/\b\d{10,}\b/);
  },
);
