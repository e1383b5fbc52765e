import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Bureau } from '../bureaus.ts';
import type { BureauTrade, CreditReport } from '../model.ts';
import { summarize } from '../report-summary.ts';
import { readReport, refusalOf } from '../testing.ts';
import { readArray } from './read-array.ts';
import { asArray, asMismo2, borrower, creditFile, liability, repository, score, type Fields } from './testing-mismo.ts';

const read = (fields: Fields = {}): CreditReport => readReport(asArray(fields));
const lineOf = (fields: Fields, bureau: Bureau = 'EX', around: Fields = {}): BureauTrade | undefined =>
  read({ ...around, CREDIT_LIABILITY: liability(fields) }).accounts[0]?.byBureau[bureau]?.[0];
const codes = ({ warnings }: CreditReport): string[] => warnings.map(({ code }) => code);
const fileOf = (report: CreditReport, bureau: Bureau) => report.bureaus.find((file) => file.bureau === bureau);
/** A report without what says which file it came from. */
const content = (report: CreditReport): unknown => ({ ...report, sourceFormat: '' });

describe('one line', () => {
  test('every field where it belongs', () => {
    expect(read().accounts).toEqual([
      {
        id: 'account-1',
        matchMethod: 'single',
        displayName: 'FIRST TEST BANK',
        category: 'card',
        portfolio: 'R',
        differences: [],
        negative: true,
        negativeReasons: ['Experian reports 1 late month in the payment history'],
        byBureau: {
          EX: [
            {
              bureau: 'EX',
              creditorName: 'FIRST TEST BANK',
              subscriberCode: '1234567',
              accountNumberMasked: '************2222',
              responsibility: 'individual',
              openClosed: 'open',
              condition: 'open',
              conditionRaw: 'Open',
              payStatus: 'current',
              payStatusRaw: 'As agreed',
              opened: { iso: '2018-03-01', precision: 'day' },
              reported: { iso: '2026-02-20', precision: 'day' },
              balance: 15000,
              highCredit: 90000,
              creditLimit: 100000,
              pastDue: 0,
              monthlyPayment: 2500,
              originalAmount: null,
              chargeOffAmount: null,
              actualPayment: null,
              termMonths: null,
              late30: 1,
              late60: 0,
              late90: 0,
              accountTypeText: 'Credit card',
              loanTypeText: 'Revolving',
              industryText: 'Banking',
              disputeFlag: 'none',
              remarks: [],
              history: [
                { month: '2026-02', code: 'OK', raw: 'C' },
                { month: '2026-01', code: 'OK', raw: 'C' },
                { month: '2025-12', code: '30', raw: '1' },
                { month: '2025-11', code: 'OK', raw: 'C' },
              ],
            },
          ],
        },
      },
    ]);
  });
  test('XML and JSON of the same report read alike', () => expect(content(readReport(asMismo2()))).toEqual(content(read())));
  test('dates by month and year keep how much is known; broken ones are left out with a warning', () => {
    const fields = { '@_AccountOpenedDate': '2018', '@_LastActivityDate': '2025-11', '@_AccountClosedDate': '2025-02-31' };
    expect(lineOf(fields)).toMatchObject({
      opened: { iso: '2018-01-01', precision: 'year' },
      lastActivity: { iso: '2025-11-01', precision: 'month' },
    });
    expect(lineOf(fields)?.closed).toBeUndefined();
    expect(codes(read({ CREDIT_LIABILITY: liability(fields) }))).toContain('dateImpossible');
  });
  test('when it was worst is no date of first delinquency', () => {
    const worst = { _HIGHEST_ADVERSE_RATING: { '@_Type': 'Late90Days', '@_Date': '2024-05-01' } };
    expect(lineOf(worst)).toMatchObject({ worstStatus: 'late90', maxDelinquency: { iso: '2024-05-01' } });
    expect(lineOf(worst)?.firstDelinquency).toBeUndefined();
    expect(lineOf({ ...worst, '@_FirstDelinquencyDate': '2024-02-01' })?.firstDelinquency).toEqual({ iso: '2024-02-01', precision: 'day' });
  });
  test.for([
    [{ '@_ConsumerDisputeIndicator': 'Y' }, 'consumer-disputes'],
    [{ '@_ConsumerDisputeIndicator': '' }, undefined],
    [{ '@_ComplianceConditionCode': 'XC' }, 'resolved-consumer-disagrees'],
    [{ '@_ComplianceConditionCode': 'XB' }, 'in-process'],
  ] as const)('dispute of %o is %s', ([fields, flag]) => expect(lineOf(fields)?.disputeFlag).toBe(flag));
  test('comments are remarks; handles, trended data and directories are not', () => {
    const comment = (text: string, type = 'BureauRemarks', code = ''): Fields => ({
      '@_SourceType': 'Experian',
      '@_Type': type,
      '@_Code': code,
      _Text: text,
    });
    const comments = [
      comment('PLACED FOR COLLECTION', 'BureauRemarks', 'CLA'),
      comment('PLACED FOR COLLECTION'),
      { '@_Type': 'Other', '@_TypeOtherDescription': 'Handle', '@_Code': 'TR01_1' },
      comment('CLOSED\n   Directory: 8005550100\n PO BOX 1\n TOWN, MA 02110'),
      comment('<Trended>1/>'),
      comment('GOOD STANDING', 'StatusCode', '11'),
    ];
    expect(lineOf({ CREDIT_COMMENT: comments })).toMatchObject({
      statusCode: '11',
      remarks: [{ code: 'CLA', text: 'PLACED FOR COLLECTION' }, { text: 'CLOSED' }, { code: '11', text: 'GOOD STANDING' }],
    });
  });
  test.for(['300632XXXX', '1X3X7X4X7X6X8XXXX', 'SX1XXXXX'])("the bureau's own mask is kept: %s", (number) =>
    expect(lineOf({ '@_AccountIdentifier': number })?.accountNumberMasked).toBe(number),
  );
});

describe('ratings and kinds', () => {
  test.for([
    ['AsAgreed', '1', 'Equifax', 'current'],
    ['Late30Days', '2', 'Equifax', 'late30'],
    ['LateOver120Days', '5', 'Equifax', 'late120'],
    ['', '1', 'Equifax', 'current'],
    ['', '1', 'TransUnion', 'current'],
    ['', '1', 'Experian', 'late30'],
    ['', '1', '', 'unknown'],
    ['', 'C', '', 'current'],
    ['NoDataAvailable', '-', 'Experian', 'unknown'],
    ['BankruptcyOrWageEarnerPlan', '7', 'Experian', 'bankruptcy'],
    ['CollectionOrChargeOff', '9', 'Experian', 'collection-or-charge-off'],
    ['ChargeOff', '9', 'Experian', 'charge-off'],
  ] as const)('%s (%s of %s) is %s', ([type, code, system, status]) => {
    expect(lineOf({ _CURRENT_RATING: { '@_Type': type, '@_Code': code } }, 'EX', { '@CreditRatingCodeType': system })?.payStatus).toBe(
      status,
    );
  });
  const nine = {
    _CURRENT_RATING: { '@_Type': 'CollectionOrChargeOff', '@_Code': '9' },
    _PAYMENT_PATTERN: { '@_Data': '9', '@_StartDate': '2026-02' },
  };
  test.for([
    [{ '@IsCollectionIndicator': 'Y' }, 'COLL', 'collection', 'COLL'],
    [{ '@IsChargeoffIndicator': 'Y' }, 'R', 'charge-off', 'CO'],
    [{ '@CreditBusinessType': 'CollectionServices' }, 'COLL', 'collection', 'COLL'],
    [{ '@_OriginalCreditorName': 'OLD BANK' }, 'COLL', 'collection', 'COLL'],
    [{ '@IsCollectionIndicator': 'N', '@CreditBusinessType': 'CollectionServices' }, 'R', 'collection-or-charge-off', 'CO'],
  ] as const)('9 with %o: %s, %s, %s', ([fields, portfolio, status, cell]) => {
    const account = read({ CREDIT_LIABILITY: liability({ ...nine, ...fields }) }).accounts[0];
    expect([account?.portfolio, account?.byBureau.EX?.[0]?.payStatus, account?.byBureau.EX?.[0]?.history[0]?.code]).toEqual([
      portfolio,
      status,
      cell,
    ]);
  });
  test.for([
    ['Mortgage', 'CreditLine', 'heloc'],
    ['ConventionalRealEstateMortgage', 'Mortgage', 'mortgage'],
    ['Automobile', 'Installment', 'auto'],
    ['Educational', 'Installment', 'student'],
    ['', 'Open', 'other'],
  ] as const)('%s as %s is %s', ([loan, kind, category]) =>
    expect(read({ CREDIT_LIABILITY: liability({ '@CreditLoanType': loan, '@_AccountType': kind }) }).accounts[0]?.category).toBe(category),
  );
});

test('earlier ratings with their dates, each once; and the day of placement', () => {
  const rating = (type: string, on: string): Fields => ({ '@_Type': type, '@_Code': '2', '@_Date': on });
  const line = lineOf({
    '@CollectionDate': '2024-03',
    _MOST_RECENT_ADVERSE_RATING: rating('Late60Days', '2025-04-01'),
    _PRIOR_ADVERSE_RATING: [
      rating('Late30Days', '2024-01'),
      rating('Late60Days', '2025-04-01'),
      rating('AsAgreed', '2023-01'),
      rating('Late30Days', ''),
    ],
  });
  expect(line?.adverseRatings).toEqual([
    { status: 'late60', date: { iso: '2025-04-01', precision: 'day' }, raw: 'Late 60 days' },
    { status: 'late30', date: { iso: '2024-01-01', precision: 'month' }, raw: 'Late 30 days' },
  ]);
  expect(line?.placedForCollection).toEqual({ iso: '2024-03-01', precision: 'month' });
  expect(lineOf({})).not.toHaveProperty('adverseRatings');
});

describe('payment patterns', () => {
  const cells = (data: string, system: string, start = '2026-01') =>
    lineOf({ _PAYMENT_PATTERN: { '@_Data': data, '@_StartDate': start } }, 'EX', { '@CreditRatingCodeType': system })?.history.map(
      ({ month, code }) => `${month} ${code}`,
    );
  test('newest first over the turn of the year', () =>
    expect(cells('C-2', 'Experian')).toEqual(['2026-01 OK', '2025-12 ND', '2025-11 60']));
  test('numbers that may mean as agreed or late are left unknown', () => {
    expect(cells('112', 'Equifax')).toEqual(['2026-01 UNK', '2025-12 UNK', '2025-11 UNK']);
    expect(cells('1C', 'Equifax')).toEqual(['2026-01 30', '2025-12 OK']);
    expect(
      codes(
        read({
          '@CreditRatingCodeType': 'TransUnion',
          CREDIT_LIABILITY: liability({ _PAYMENT_PATTERN: { '@_Data': '11', '@_StartDate': '2026-01' } }),
        }),
      ),
    ).toContain('historyCodesUnclear');
  });
  test('without the month it starts from nothing is guessed', () => {
    expect(cells('CC', 'Experian', '')).toEqual([]);
    expect(cells('CC', 'Experian', '2026')).toEqual([]);
  });
});

describe('bureaus behind a line', () => {
  const equifaxSays = { CREDIT_COMMENT: { '@_SourceType': 'Equifax', _Text: 'CLOSED BY GRANTOR' } };
  test('a blended liability is one account with a line at each bureau', () => {
    const report = read({
      CREDIT_LIABILITY: liability({
        CREDIT_REPOSITORY: [repository('Experian', '1'), repository('Equifax', '2'), repository('TransUnion')],
        ...equifaxSays,
      }),
    });
    const [account] = report.accounts;
    expect(account).toMatchObject({ matchMethod: 'blended', blended: true, differences: [] });
    expect(account?.byBureau.EX?.[0]).toMatchObject({ balance: 15000, subscriberCode: '1', remarks: [] });
    expect(account?.byBureau.EQ?.[0]).toMatchObject({ balance: 15000, subscriberCode: '2', remarks: [{ text: 'CLOSED BY GRANTOR' }] });
    expect([report.accountsListed, summarize(report).tradelines]).toEqual([1, { TUC: 1, EXP: 1, EQF: 1 }]);
  });
  test.for([
    ['F-TU', ['TU']],
    ['F-TU F-EQ', ['TU', 'EQ']],
  ] as const)('merged data is placed by its credit file: %s', ([file, bureaus]) => {
    const report = read({ CREDIT_LIABILITY: liability({ '@CreditFileID': file, CREDIT_REPOSITORY: repository('MergedData') }) });
    expect([report.accounts[0]?.blended, Object.keys(report.accounts[0]?.byBureau ?? {})]).toEqual([true, bureaus]);
    expect(codes(report).includes('blendedSource')).toBe(bureaus.length === 1);
  });
  test('another source is counted and said, and no bureau is made of it', () => {
    const report = read({
      CREDIT_LIABILITY: [
        liability(),
        liability({ CREDIT_REPOSITORY: repository('Other') }),
        liability({ '@CreditFileID': '', CREDIT_REPOSITORY: repository('MergedData') }),
      ],
    });
    expect([report.accounts.length, report.accountsListed]).toEqual([1, 3]);
    expect(report.warnings).toContainEqual({
      code: 'otherSource',
      path: 'accounts',
      severity: 'warning',
      message: '2 accounts come from none of the three bureaus and are not shown: FIRST TEST BANK.',
    });
  });
});

describe('bureaus that gave nothing', () => {
  const only = (fields: Fields): Fields => ({ CREDIT_FILE: [creditFile('Experian'), creditFile('Equifax', fields)] });
  test.for([
    ['frozen by status', only({ '@_ResultStatusType': 'NoFileReturnedCreditFreeze' }), 'frozen'],
    ['frozen by flag', { CREDIT_FILE: [creditFile('Experian')], CREDIT_FROZEN_STATUS: { '@_EquifaxIndicator': 'true' } }, 'frozen'],
    ['no hit', only({ '@_ResultStatusType': 'NoFileReturnedNoHit' }), 'no-hit'],
    [
      'error that means no hit',
      only({ '@_ResultStatusType': 'NoFileReturnedError', CREDIT_ERROR_MESSAGE: { _Text: '*** NO RECORD FOUND ***' } }),
      'no-hit',
    ],
    ['error', only({ '@_ResultStatusType': 'NoFileReturnedError' }), 'error'],
    ['asked, no file', { CREDIT_FILE: [creditFile('Experian')] }, 'no-hit'],
    [
      'not asked',
      { CREDIT_FILE: [creditFile('Experian')], CREDIT_REPOSITORY_INCLUDED: { '@_ExperianIndicator': 'Y', '@_EquifaxIndicator': 'N' } },
      'not-ordered',
    ],
  ] as const)('%s', ([, fields, present]) => {
    const file = fileOf(read(fields), 'EQ');
    expect([file?.present, file?.identity.names.length, file?.alerts.some(({ kind }) => kind === 'freeze')]).toEqual([
      present,
      0,
      present === 'frozen',
    ]);
  });
});

describe('scores', () => {
  const scores = (...list: Fields[]) =>
    read({ CREDIT_SCORE: list, CREDIT_FILE: [creditFile('TransUnion', { '@CreditScoreID': 'named' })] });
  const shown = (report: CreditReport) =>
    report.bureaus.flatMap(({ scores: all }) => all.map(({ bureau, model, value }) => `${bureau} ${model} ${value}`));
  test('the newest of a bureau and model', () =>
    expect(
      shown(
        scores(
          score('TransUnion', '600', '2025-01-01'),
          score('TransUnion', '650', '2026-01-01'),
          score('TransUnion', '640', '2025-06-01'),
        ),
      ),
    ).toEqual(['TU VANTAGE_3 650']));
  test("two of one day: the credit file's own, with a warning", () => {
    const report = scores(
      score('TransUnion', '600', '2026-01-01'),
      score('TransUnion', '700', '2026-01-01', { '@CreditScoreID': 'named' }),
    );
    expect([shown(report), codes(report)]).toEqual([['TU VANTAGE_3 700'], ['scoreTwice']]);
  });
  test('no score says why', () => {
    const report = scores(
      score('Equifax', 'N/A', '2026-01-01', {
        '@_ModelNameType': 'EquifaxBeacon5.0',
        '@_ExclusionReasonType': 'NotScoredNoQualifyingAccount',
      }),
    );
    expect(fileOf(report, 'EQ')?.scores).toMatchObject([
      { model: 'FICO_EQ_5', value: null, min: 334, max: 818, noScoreReason: 'Not scored no qualifying account' },
    ]);
  });
});

test('inquiries: one at each bureau asked, soft ones separate', () => {
  const inquiry = (fields: Fields): Fields => ({
    '@_Name': 'TEST AUTO',
    '@_Date': '2026-01-05',
    '@BorrowerID': 'B1',
    CREDIT_REPOSITORY: repository('Experian'),
    ...fields,
  });
  const report = read({
    CREDIT_INQUIRY: [
      inquiry({ '@_PurposeType': 'HARD' }),
      inquiry({ '@_PurposeType': 'SOFT' }),
      inquiry({ CREDIT_REPOSITORY: [repository('Equifax'), repository('TransUnion')] }),
      inquiry({ CREDIT_REPOSITORY: repository('Other') }),
    ],
  });
  expect(report.inquiries.map(({ id, bureau, kind }) => `${id} ${bureau} ${kind}`)).toEqual([
    'inquiry-1 EX hard',
    'inquiry-2 EX soft',
    'inquiry-3 EQ hard',
    'inquiry-3-TU TU hard',
  ]);
  expect(codes(report)).toContain('otherSource');
});

test('public records', () => {
  const record = {
    '@_Type': 'BankruptcyChapter7',
    '@_DispositionType': 'Discharged',
    '@_FiledDate': '2022-05',
    '@_DispositionDate': '2022-09-01',
    '@_DocketIdentifier': '22-1001',
    '@_CourtName': 'US BKPT CT',
    '@_BankruptcyLiabilitiesAmount': '5000',
    CREDIT_REPOSITORY: [repository('Experian'), repository('Equifax')],
  };
  const report = read({ CREDIT_PUBLIC_RECORD: record });
  expect([report.publicRecords[0]?.kind, report.publicRecordsListed]).toEqual(['bankruptcy', 1]);
  expect(report.publicRecords[0]?.byBureau.EQ).toEqual([
    {
      type: 'Bankruptcy chapter 7',
      status: 'Discharged',
      chapter: '7',
      filed: { iso: '2022-05-01', precision: 'month' },
      resolved: { iso: '2022-09-01', precision: 'day' },
      reference: '22-1001',
      court: 'US BKPT CT',
      liabilities: 500000,
      remarks: [],
    },
  ]);
});

describe('orders without a report', () => {
  const empty = { CREDIT_FILE: [], CREDIT_LIABILITY: [] };
  test.for([
    ['error', asMismo2(empty, { '@_Condition': 'Error', '@_Description': 'Login' }), 'reportFiles.orderFailed'],
    ['error message', asMismo2({ ...empty, CREDIT_ERROR_MESSAGE: { _Text: 'SYSTEM DOWN' } }), 'reportFiles.orderFailed'],
    ['under way', asMismo2(empty, { '@_Description': 'NOT READY' }), 'reportFiles.orderNotFinished'],
    ['page only', asMismo2({ EMBEDDED_FILE: { '@_Type': 'HTML' }, ...empty, CREDIT_REPOSITORY_INCLUDED: '' }), 'reportFiles.noReportData'],
    [
      'no one found',
      asMismo2({ CREDIT_FILE: [creditFile('Equifax', { '@_ResultStatusType': 'NoFileReturnedNoHit' })], CREDIT_LIABILITY: [] }),
      'reportFiles.noReportData',
    ],
    ['no response', '<RESPONSE_GROUP><RESPONSE/></RESPONSE_GROUP>', 'reportFiles.noAccountData'],
    ['Array without anything', JSON.stringify(asArray(empty)), 'reportFiles.noReportData'],
  ] as const)('%s', ([, text, code]) => expect(refusalOf(text)).toBe(code));
  test('all frozen says so', () => {
    const refusal = readArray(
      asArray({ ...empty, CREDIT_FROZEN_STATUS: { '@_EquifaxIndicator': 'Y', '@_ExperianIndicator': 'Y', '@_TransUnionIndicator': 'Y' } }),
    );
    expect(isRefusal(refusal) && refusal.message).toContain('security freeze');
  });
  test('a report without accounts is one', () => expect(codes(read({ CREDIT_LIABILITY: [] }))).toContain('noAccounts'));
});

test('no SSN and no full account number leaves the reader, not even in remarks and alerts', () => {
  const report = readReport(
    asArray({
      BORROWER: borrower({ '@_UnparsedName': 'ALEX OTHER' }),
      CREDIT_LIABILITY: liability({ CREDIT_COMMENT: { '@_SourceType': 'Experian', _Text: 'SSN 666-00-1234 REPORTED' } }),
      CREDIT_FILE: [creditFile('Experian', { _ALERT_MESSAGE: { _Text: 'INPUT SSN 666001234 DIFFERS' } })],
    }),
  );
  const text = JSON.stringify(report);
  for (const secret of ['666001234', '666-00-1234', '4111000011112222']) expect(text).not.toContain(secret);
  expect(text).toContain('*****1234');
});

test("Array's summary of a bureau is held against its list", () => {
  const summary = { '@_ID': 'AP001', '@_Value': '2' };
  const report = read({ CREDIT_SUMMARY_XPN: { _DATA_SET: [summary] } });
  expect([report.declaredSummary, codes(report)]).toEqual([{ EX: { accounts: 2 } }, ['accountsDifferFromSummary']]);
});
