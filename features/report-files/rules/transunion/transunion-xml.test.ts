import { describe, expect, test } from 'vitest';
import type { BureauTrade, CreditReport } from '../model.ts';
import { summarize } from '../report-summary.ts';
import { readReport } from '../testing.ts';
import { loan, tuXml, type Xml } from './testing-tu.ts';

type Fields = { readonly [name: string]: Xml };
const lineOf = (report: CreditReport): BureauTrade => {
  const line = report.accounts[0]?.byBureau.TU?.[0];
  if (!line) throw new Error('no line');
  return line;
};
const line = (fields: Fields = {}) => lineOf(readReport(tuXml({}, { trade: { ...loan, ...fields } })));

describe('a trade', () => {
  test('status, dates, amounts and the masked number', () => {
    expect(line()).toMatchObject({
      creditorName: 'TEST BANK',
      subscriberCode: '00000001',
      accountNumberMasked: '********2006',
      responsibility: 'joint',
      openClosed: 'open',
      payStatus: 'late30',
      opened: { iso: '2020-02-06', precision: 'day' },
      reported: { iso: '2021-11-30' },
      balance: 1_601_500,
      highCredit: 2_029_500,
      pastDue: 18_900,
      monthlyPayment: 33_600,
      creditLimit: null,
      termMonths: 72,
      monthsReviewed: 5,
      late30: 1,
      accountTypeText: 'Auto loan',
    });
  });
  test('in the payment pattern 1 is on time, never 30 days late', () => {
    expect(line().history.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2021-10 OK',
      '2021-09 30',
      '2021-08 OK',
      '2021-07 ND',
      '2021-06 120',
    ]);
  });
  test.each([
    ['00', 'too-new'],
    ['01', 'current'],
    ['02', 'late30'],
    ['03', 'late60'],
    ['04', 'late90'],
    ['05', 'late120'],
    ['07', 'bankruptcy'],
    ['08', 'repossession'],
    ['8A', 'voluntary-surrender'],
    ['09', 'charge-off'],
    ['9B', 'collection'],
    ['UR', 'unknown'],
    ['BK', 'bankruptcy'],
    ['ZZ', 'unknown'],
  ])('rating %s is %s', (accountRating, status) => expect(line({ accountRating }).payStatus).toBe(status));
  test.each([
    ['individual', 'individual'],
    ['jointContractLiability', 'joint'],
    ['coSigner', 'co-maker'],
    ['authorizedUser', 'authorized-user'],
    ['terminated', 'terminated'],
    ['other', undefined],
  ])('designator %s is %s', (ECOADesignator, responsibility) => expect(line({ ECOADesignator }).responsibility).toBe(responsibility));
  test('closed, paid, transferred', () => {
    expect(line({ dateClosed: '2021-10-17', closedIndicator: 'normal' })).toMatchObject({
      openClosed: 'closed',
      condition: 'closed',
      closed: { iso: '2021-10-17' },
    });
    expect(line({ dateClosed: '2021-10-17', datePaidOut: '2021-10-17' }).condition).toBe('paid');
    expect(line({ remark: { code: 'TRL', type: 'affiliate' } })).toMatchObject({
      openClosed: 'closed',
      condition: 'transferred',
      remarks: [{ code: 'TRL', text: 'Transferred to another lender' }],
    });
  });
  test.each([
    ['AID', 'consumer-disputes'],
    ['DRC', 'resolved-consumer-disagrees'],
    ['DRG', 'previously-disputed'],
    ['CLO', undefined],
  ])('remark %s says of a dispute: %s', (code, flag) => {
    expect(line({ remark: { code } }).disputeFlag).toBe(flag);
  });
  test('an estimated day or month is not one the bureau reports', () => {
    const dated = (flag: string) => line({ dateOpened: { [`@${flag}`]: 'true', $: '2019-05-17' } }).opened;
    expect([dated('estimatedDay'), dated('estimatedMonth'), dated('estimatedYear')]).toEqual([
      { iso: '2019-05-01', precision: 'month' },
      { iso: '2019-01-01', precision: 'year' },
      undefined,
    ]);
  });
  test('the loan number of an agency is no original creditor; a name is', () => {
    const sold = (name: string) =>
      line({ additionalTradeAccount: { original: { creditGrantor: { person: { unparsed: name } } } } }).originalCreditor;
    expect([sold('FRD000000001'), sold('FIRST LENDER')]).toEqual([undefined, 'FIRST LENDER']);
  });
});

describe('the rest of the file', () => {
  const collection = {
    ...loan,
    account: '',
    portfolioType: 'open',
    accountRating: '9B',
    original: { creditGrantor: { unparsed: 'TEST CLINIC' }, creditorClassification: 'medicalHealthCare', balance: '000000476' },
  };
  const report = readReport(
    tuXml(
      {
        fileSummary: {
          fileHitIndicator: 'regularHit',
          creditDataStatus: { freeze: { indicator: 'false' } },
          inFileSinceDate: '1993-04-01',
        },
        indicative: {
          name: [
            { '@source': 'input', person: { first: 'TYPED', last: 'WRONG' } },
            { '@source': 'file', person: { first: 'PAT', middle: 'Q', last: 'SAMPLE', generationalSuffix: 'SR' } },
            { '@source': 'file', qualifier: 'alsoKnownAs', person: { first: 'P', last: 'SAMPLE' } },
          ],
          address: [
            {
              status: 'current',
              street: { number: '12', preDirectional: 'S', name: 'ELM', type: 'ST', unit: { number: '4' } },
              location: { city: 'ANYTOWN', state: 'MA', zipCode: '02134' },
              dateReported: '2016-01-19',
            },
            { status: 'previous', street: { name: 'OAK' }, location: { city: 'OLDTOWN', state: 'MA', zipCode: '02135' } },
          ],
          socialSecurity: [{ number: '666001234' }, { number: '666009999' }],
          dateOfBirth: '1956-08-01',
          employment: { employer: { unparsed: 'SOME EMPLOYER' }, dateEffective: '2017-04-08' },
        },
        consumerFileData: { consumerStatement: { type: 'regular', text: 'NOT ME.' } },
        addOnProduct: [
          { code: '00V60', scoreModel: { score: { results: '+667', factors: { factor: [{ rank: '1', code: '09' }] } } } },
          { code: '00WR3', scoreModel: { characteristic: { id: 'X', value: '1' } } },
        ],
      },
      {
        trade: loan,
        collection,
        publicRecord: {
          type: '7X',
          docketNumber: '1900123',
          dateFiled: '2019-02-03',
          datePaid: '2019-07-01',
          subscriber: { name: { unparsed: 'US BANKRUPTCY COURT' } },
        },
        inquiry: [
          { subscriber: { industryCode: 'F', memberCode: '00000009', name: { unparsed: 'THE ASKER' } }, date: '2022-01-27' },
          { subscriber: { industryCode: 'Q', name: { unparsed: 'TEST CREDIT UNION' } }, date: '2020-10-04' },
        ],
        creditSummary: { recordCounts: { totalTradeCount: '001', totalInquiryCount: '001', publicRecordCount: '001' } },
      },
    ),
  );
  const file = report.bureaus.find(({ bureau }) => bureau === 'TU');

  test("counts agree with the summary, which leaves out the requester's inquiry", () => {
    expect(summarize(report)).toMatchObject({
      format: 'tu-xml',
      reportDate: '2022-01-27',
      bureaus: ['TUC'],
      accounts: 2,
      tradelines: { TUC: 2 },
      collections: 1,
      inquiries: 2,
      publicRecords: 1,
    });
    expect(report.warnings).toEqual([]);
    expect(report.providerReference).toBe('REF-7');
  });
  test('a collection keeps its original creditor and what kind it is', () => {
    expect(report.accounts[1]).toMatchObject({
      portfolio: 'COLL',
      category: 'medical-collection',
      originalCreditor: 'TEST CLINIC',
      negative: true,
    });
    expect(report.accounts[1]?.byBureau.TU?.[0]?.originalAmount).toBe(47_600);
  });
  test('identity: what the inquirer typed is not on file, of the SSN four digits stay', () => {
    expect(file?.identity).toEqual({
      names: [
        { full: 'PAT Q SAMPLE SR', kind: 'primary' },
        { full: 'P SAMPLE', kind: 'aka' },
      ],
      ssnLast4: '1234',
      ssnVariants: ['9999'],
      dobs: [{ iso: '1956-08-01', precision: 'day' }],
      addresses: [
        {
          kind: 'current',
          lines: ['12 S ELM ST 4'],
          city: 'ANYTOWN',
          state: 'MA',
          zip: '02134',
          lastReported: { iso: '2016-01-19', precision: 'day' },
        },
        { kind: 'previous', lines: ['OAK'], city: 'OLDTOWN', state: 'MA', zip: '02135' },
      ],
      employers: [{ name: 'SOME EMPLOYER', reported: { iso: '2017-04-08', precision: 'day' } }],
      phones: [],
    });
    expect(JSON.stringify(report)).not.toMatch(/666001234|600888322006/);
  });
  test('score, statement, public record, in file since', () => {
    expect(file).toMatchObject({
      present: 'yes',
      inFileSince: { iso: '1993-04-01' },
      statements: [{ text: 'NOT ME.' }],
      scores: [{ model: 'VANTAGE_3', value: 667, factors: [{ rank: 1, code: '09', text: 'Reason code 09', polarity: 'negative' }] }],
    });
    expect(report.publicRecords[0]).toMatchObject({
      kind: 'bankruptcy',
      byBureau: {
        TU: [
          {
            type: 'Chapter 7 bankruptcy',
            status: 'Discharged',
            chapter: '7',
            court: 'US BANKRUPTCY COURT',
            filed: { iso: '2019-02-03' },
            resolved: { iso: '2019-07-01' },
          },
        ],
      },
    });
  });
  test('a model report has a score and says that there is no credit file', () => {
    const model = readReport(tuXml({ addOnProduct: { code: '00Q88', scoreModel: { score: { results: '+712' } } } }));
    expect(summarize(model)).toMatchObject({ accounts: 0, scores: [{ model: 'FICO_8', value: 712 }] });
    expect(model.warnings.map(({ code }) => code)).toEqual(['scoreOnly']);
  });
  test('no hit and a freeze are said, never taken for an empty file', () => {
    const present = (record: Fields) => readReport(tuXml(record)).bureaus.find(({ bureau }) => bureau === 'TU')?.present;
    expect(present({ fileSummary: { fileHitIndicator: 'regularNoHit' } })).toBe('no-hit');
    expect(present({ fileSummary: { creditDataStatus: { freeze: { indicator: 'true' } } } })).toBe('frozen');
  });
});
