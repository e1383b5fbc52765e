import { describe, expect, test } from 'vitest';
import { summarize } from '../report-summary.ts';
import { readReport, type Json } from '../testing.ts';
import { resultOf } from './tu-investigation.ts';
import { xmlOf, type Xml } from './testing-tu.ts';

const subscriber = {
  industryCode: 'BC',
  memberCode: '1DTV001',
  name: { unparsed: 'TEST BANK' },
  address: { street: { unparsed: 'P O Box 1' }, location: { city: 'Boston', state: 'MA', zipCode: '02110', zipExt: '0281' } },
  phone: { number: { unparsed: '(617) 555-0100' } },
};
const card = {
  itemKey: '5178000000008907_1DTV001_R',
  subscriber,
  portfolioType: 'revolving',
  accountNumber: '5178000000008907',
  ECOADesignator: 'individual',
  dateOpened: '01/31/2021',
  dateEffective: '09/16/2021',
  accountRating: '05',
  accountRatingDescription: '>Account 120 Days Past Due Date&lt;',
  terms: { paymentFrequency: 'monthly', scheduledMonthlyPayment: '$1,015' },
  account: { code: 'CC', description: 'CREDIT CARD' },
  paymentHistory: {
    paymentPattern: { startDate: '09/01/2021', text: '5432111111111111' },
    maxDelinquency: { code: '05', maxDelinquencyDescription: 'Maximum Delinquency of 120 days in 07/2017 for $1,025 and in 02/2018' },
  },
  mostRecentPayment: { amount: '$51', date: '09/11/2021' },
  additionalTradeAccount: { original: { description: 'FIRST LENDER (Educational)', chargeOff: '1432' } },
  remark: { code: 'PRL', description: '>UNPAID BALANCE CHARGED OFF&lt;' },
  isCollection: 'false',
  ECOADesignatorDescription: 'Individual Account',
  estimatedDeletionDate: '10/2022',
};
/** An account the client has left; the words of its responsibility tell when. */
const left = {
  ...card,
  itemKey: '5178000000008908_1DTV001_R',
  ECOADesignator: 'terminated',
  ECOADesignatorDescription: 'Account Relationship Terminated (11/22/2016)',
};
const collection = {
  ...card,
  itemKey: '3X1X5X6_256C001_O',
  accountNumber: '3X1X5X6',
  portfolioType: 'open',
  isCollection: 'true',
  accountRating: 'G',
  account: { code: 'AG', description: 'COLLECTION AGENCY' },
};
const result = (itemKey: string, itemType: string, name: string, printed: string) => ({
  itemKey,
  itemType,
  credit: {
    item: itemType === '14' ? { itemName: name } : { subscriber: { name: { unparsed: name } } },
    description: { descriptionText: `# ${itemKey.split('_')[0]}` },
    result: printed,
  },
});
const disclosure = {
  creditBureau: {
    transactionControl: { tracking: { transactionTimeStamp: '2021-11-12T23:48:44.125-06:00' } },
    productArray: {
      product: {
        code: '7001',
        subject: {
          fileAccessCode: '*** 960026684-504 ***',
          fullDisclFlag: 'N',
          subjectRecord: {
            fileSummary: {
              inFileSinceDate: '03/01/2012',
              disclosureCoverInfo: {
                summarySection: {
                  lineItem: [
                    result('5178000000008907_1DTV001_R', '13', 'TEST BANK', 'VERIFIED AS ACCURATE AND UPDATED'),
                    result('77_1_R', '13', 'GONE BANK', 'DELETED'),
                    result('19_2_7X', '14', 'CHAPTER 7 BANKRUPTCY', 'VERIFIED AS ACCURATE'),
                  ],
                },
              },
            },
            indicative: {
              name: { person: { first: 'PAT', last: 'SAMPLE', order: '1' } },
              socialSecurity: { number: '666-00-1234' },
              dateOfBirth: '06/01/1956',
            },
            custom: {
              credit: {
                trade: [card, collection],
                publicRecord: {
                  itemKey: '19_2_7X',
                  type: '7X',
                  publicRecordTypeDescription: 'CHAPTER 7 BANKRUPTCY DISCHARGED',
                  docketNumber: '19',
                  dateFiled: '10/13/2015',
                  datePaid: '01/25/2016',
                  estimatedDateOfDeletion: '09/2025',
                },
                inquiries: {
                  creditFileInquiry: [{ subscriber: { name: { organization: 'TEST AUTO' } }, dates: '12/21/2020, 12/16/2020' }],
                  promotionalInquiry: { subscriber: { name: { organization: 'TEST OFFERS' } }, dates: '12/01/2020' },
                },
              },
            },
            addOnProduct: {
              scoreModel: {
                score: { productCode: '00W40', score: '11', scoreDate: '11/12/2021', summaryDescription: 'You did not order a score.' },
              },
            },
            fileDate: '11/12/2021',
          },
        },
      },
    },
  },
} satisfies Xml;
const report = readReport(disclosure);
const [first, second] = report.accounts;

/** Numbers where a careless copy makes numbers of digits; leading zeros are lost. */
function withNumbers(value: unknown): Json {
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withNumbers(child)]));
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : String(value);
}

test('the bureau’s own dates of removal, and the day a relationship ended', () => {
  expect(first?.byBureau.TU?.[0]?.removalDate).toEqual({ iso: '2022-10-01', precision: 'month' });
  expect(first?.byBureau.TU?.[0]?.relationshipEnded).toBeUndefined();
  expect(report.publicRecords[0]?.byBureau.TU?.[0]?.removalDate).toEqual({ iso: '2025-09-01', precision: 'month' });
  const { subject } = disclosure.creditBureau.productArray.product;
  const credit = { trade: [left] };
  const ended = readReport({
    creditBureau: {
      ...disclosure.creditBureau,
      productArray: { product: { code: '7001', subject: { ...subject, subjectRecord: { ...subject.subjectRecord, custom: { credit } } } } },
    },
  }).accounts[0]?.byBureau.TU?.[0];
  expect(ended).toMatchObject({ responsibility: 'terminated', relationshipEnded: { iso: '2016-11-22', precision: 'day' } });
});

describe('a disclosure', () => {
  test('counts, dates and the number to quote', () => {
    expect(summarize(report)).toMatchObject({
      format: 'tu-disclosure',
      reportDate: '2021-11-12',
      accounts: 2,
      collections: 1,
      inquiries: 3,
      publicRecords: 1,
      client: { name: 'PAT SAMPLE', ssnLast4: '1234', dateOfBirth: '1956-06-01' },
    });
    expect(report.bureaus.find(({ bureau }) => bureau === 'TU')).toMatchObject({
      fileNumber: '960026684-504',
      inFileSince: { iso: '2012-03-01' },
      scores: [{ value: null, noScoreReason: 'No score was ordered with this file' }],
    });
  });
  test('TransUnion’s own key names the line, with the number in it masked', () => {
    expect(first?.byBureau.TU?.[0]).toMatchObject({ accountNumberMasked: '************8907', vendorKey: '************8907_1DTV001_R' });
    expect(second?.byBureau.TU?.[0]?.vendorKey).toBe('3X1X5X6_256C001_O');
    expect(JSON.stringify(report)).not.toMatch(/5178000000008907|666-00-1234/);
  });
  test('a line: rating, brackets, amounts with dollar signs, the worst month in words', () => {
    expect(first?.byBureau.TU?.[0]).toMatchObject({
      payStatus: 'late120',
      payStatusRaw: 'Account 120 Days Past Due Date',
      monthlyPayment: 101_500,
      actualPayment: 5100,
      chargeOffAmount: 143_200,
      originalCreditor: 'FIRST LENDER',
      maxDelinquency: { iso: '2017-07-01', precision: 'month' },
      lastPayment: { iso: '2021-09-11' },
      remarks: [{ code: 'PRL', text: 'Unpaid balance charged off' }],
    });
    expect(first?.byBureau.TU?.[0]?.history.slice(0, 5).map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2021-09 120',
      '2021-08 90',
      '2021-07 60',
      '2021-06 30',
      '2021-05 OK',
    ]);
  });
  test('one inquiry for each date, and those only the person sees are soft', () => {
    expect(report.inquiries.map(({ name, date, kind }) => `${name} ${date?.iso} ${kind}`)).toEqual([
      'TEST AUTO 2020-12-21 hard',
      'TEST AUTO 2020-12-16 hard',
      'TEST OFFERS 2020-12-01 soft',
    ]);
  });
  test('results of an investigation, with the line where it is still listed', () => {
    expect(report.results).toEqual([
      {
        bureau: 'TU',
        kind: 'tradeline',
        lineId: 'account-1',
        heading: 'TEST BANK',
        accountNumberMasked: '************8907',
        result: 'verified-and-updated',
        printed: 'VERIFIED AS ACCURATE AND UPDATED',
      },
      { bureau: 'TU', kind: 'tradeline', heading: 'GONE BANK', accountNumberMasked: '77', result: 'deleted', printed: 'DELETED' },
      {
        bureau: 'TU',
        kind: 'public-record',
        lineId: 'public-record-1',
        heading: 'CHAPTER 7 BANKRUPTCY',
        accountNumberMasked: '19',
        result: 'verified',
        printed: 'VERIFIED AS ACCURATE',
      },
    ]);
    expect(report.warnings.map(({ code }) => code)).toEqual(['notFullDisclosure']);
  });
  test.each([
    ['DELETED', 'deleted'],
    ['VERIFIED AS ACCURATE', 'verified'],
    ['VERIFIED AND UPDATED', 'verified-and-updated'],
    ['VERIFIED AS ACCURATE AND UPDATED', 'verified-and-updated'],
    ['DISPUTED INFORMATION UPDATED', 'updated'],
    ['INFORMATION UPDATED', 'updated'],
    ['DISPUTED INFORMATION UPDATED AND OTHER INFORMATION UPDATED', 'updated'],
    ['REINSERTED', 'reinserted'],
    ['SOMETHING NEW', 'other'],
  ])('%s is %s', (printed, kind) => expect(resultOf(printed)).toBe(kind));
});

describe('copies', () => {
  test('XML says the same', () => expect(readReport(xmlOf('creditBureau', disclosure.creditBureau))).toEqual(report));
  test('results beside a TrueLink copy of the file, each as text in an answer: the results are read', () => {
    const answer = xmlOf('s:Envelope', {
      's:Body': {
        GetInvestigationResultsResponse: {
          InvestigationResults: '<trueLinkCreditReportType><Borrower/></trueLinkCreditReportType>',
          CreditBureau: xmlOf('creditBureau', disclosure.creditBureau),
        },
      },
    });
    expect(readReport(answer)).toEqual(report);
    expect(
      readReport({ results: { CreditBureau: JSON.stringify(disclosure) }, report: { trueLinkCreditReportType: { Borrower: {} } } }),
    ).toEqual(report);
  });
  test('digits turned into numbers: ZIP, rating and account number are put right', () => {
    const copy = readReport(withNumbers(disclosure));
    expect(copy.creditors[0]?.zip).toBe('02110-0281');
    expect(copy.accounts[0]?.byBureau.TU?.[0]).toEqual({ ...first?.byBureau.TU?.[0] });
  });
  test('a pattern rounded by a copy keeps its sure months, the others are absent, not "no data"', () => {
    const text = JSON.stringify(disclosure).replaceAll('"5432111111111111"', '5.432111111111111e+46');
    const copy = readReport(text);
    expect(copy.accounts[0]?.byBureau.TU?.[0]?.history.map(({ raw }) => raw).join('')).toBe('543211111111111');
    expect(copy.warnings.map(({ code }) => code)).toContain('historyCutShort');
  });
});
