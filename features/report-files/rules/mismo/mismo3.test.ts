import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Bureau } from '../bureaus.ts';
import type { CreditReport } from '../model.ts';
import { readCreditReport } from '../read-credit-report.ts';
import { summarize } from '../report-summary.ts';
import { bytesOf, readReport, refusalOf } from '../testing.ts';
import { asMismo3, borrower3, file3, liability3, link, source3, type Fields } from './testing-mismo.ts';

const files = { CREDIT_FILE: [file3('F-EX', 'Experian'), file3('F-TU', 'TransUnion'), file3('F-EQ', 'Equifax')] };
const response = (fields: Fields = {}): Fields => ({
  CREDIT_BUREAU: { CREDIT_BUREAU_DETAIL: { CreditBureauName: 'TEST RESELLER' } },
  CREDIT_FILES: files,
  CREDIT_LIABILITIES: { CREDIT_LIABILITY: liability3('L1', source3('Experian')) },
  CREDIT_REPOSITORY_INCLUDED: {
    CreditRepositoryIncludedEquifaxIndicator: 'true',
    CreditRepositoryIncludedExperianIndicator: 'true',
    CreditRepositoryIncludedTransUnionIndicator: 'true',
  },
  CREDIT_RESPONSE_DETAIL: { CreditRatingCodeType: 'Experian', CreditReportFirstIssuedDate: '2026-03-02', CreditReportIdentifier: '77' },
  PARTIES: { PARTY: borrower3('ROLE-1', 'PAT', 'Primary') },
  ...fields,
});
const read = (fields: Fields = {}, links: readonly Fields[] = []): CreditReport =>
  readReport(asMismo3({ response: response(fields), links }));
const liabilities = (...list: Fields[]): Fields => ({ CREDIT_LIABILITIES: { CREDIT_LIABILITY: list } });
const codes = ({ warnings }: CreditReport): string[] => warnings.map(({ code }) => code);
const fileOf = (report: CreditReport, bureau: Bureau) => report.bureaus.find((file) => file.bureau === bureau);

test('a line, its report and its creditor', () => {
  const report = read(
    liabilities(
      liability3(
        'L1',
        { ...source3('Experian'), CreditRepositorySubscriberCode: '123' },
        { CreditLiabilityConsumerDisputeIndicator: 'true' },
        {
          CREDIT_COMMENTS: {
            CREDIT_COMMENT: [
              { CreditCommentSourceType: 'CreditBureau', CreditCommentCode: '19', CreditCommentText: 'CLOSED BY CONSUMER' },
              { CreditCommentText: 'CLOSED BY CONSUMER' },
            ],
          },
        },
      ),
    ),
  );
  expect(report).toMatchObject({
    sourceFormat: 'mismo3',
    provider: 'TEST RESELLER',
    providerReference: '77',
    reportDate: { iso: '2026-03-02' },
    warnings: [],
    accountsListed: 1,
  });
  expect(report.accounts[0]?.byBureau.EX?.[0]).toMatchObject({
    creditorName: 'FIRST TEST BANK',
    accountNumberMasked: '************2222',
    subscriberCode: '123',
    opened: { iso: '2018-03-01' },
    balance: 15000,
    late30: 1,
    payStatus: 'current',
    responsibility: 'individual',
    accountTypeText: 'Credit card',
    disputeFlag: 'consumer-disputes',
    remarks: [{ code: '19', text: 'CLOSED BY CONSUMER' }],
    history: [
      { month: '2026-02', code: 'OK' },
      { month: '2026-01', code: 'OK' },
      { month: '2025-12', code: '30' },
      { month: '2025-11', code: 'OK' },
    ],
  });
  expect(report.creditors).toEqual([
    { name: 'FIRST TEST BANK', lines: ['1 BANK PLZ'], city: 'BOSTON', state: 'MA', zip: '02110', subscriberCode: '123', bureau: 'EX' },
  ]);
});

describe('relationships', () => {
  test.for([
    ['from the line', link('L1', 'F-TU')],
    ['from the file', link('F-TU', 'L1')],
  ] as const)('merged data is placed by its file, tied %s', ([, tie]) => {
    const report = read(liabilities(liability3('L1', source3('Other', 'MergedData'))), [tie]);
    expect(report.accounts[0]).toMatchObject({ matchMethod: 'blended', blended: true, byBureau: { TU: [{ bureau: 'TU' }] } });
    expect(codes(report)).toEqual(['blendedSource']);
  });
  test('another source is counted only, even when tied to a file', () => {
    const report = read(liabilities(liability3('L1', source3('Other')), liability3('L2', source3('Experian'))), [link('L1', 'F-TU')]);
    expect([report.accounts.map(({ id }) => id), report.accountsListed, codes(report)]).toEqual([['account-2'], 2, ['otherSource']]);
  });
  test('several repositories are one blended account', () => {
    const report = read(
      liabilities({ ...liability3('L1', {}), CREDIT_REPOSITORIES: { CREDIT_REPOSITORY: [source3('Experian'), source3('Equifax')] } }),
    );
    expect([report.accounts.length, summarize(report).tradelines]).toEqual([1, { TUC: 0, EXP: 1, EQF: 1 }]);
  });
  test('two borrowers of whom one has no file', () => {
    const parties = { PARTIES: { PARTY: [borrower3('ROLE-2', 'SAM', 'Secondary'), borrower3('ROLE-1', 'PAT', 'Primary')] } };
    const other = {
      ...file3('F2', 'Equifax', {}, { CreditFileResultStatusType: 'NoFileReturnedError' }),
      PARTY: { INDIVIDUAL: { NAME: { FullName: 'SAM SAMPLE' } } },
    };
    const report = read(
      {
        ...parties,
        CREDIT_FILES: { CREDIT_FILE: [other, file3('F1', 'Equifax')] },
        ...liabilities(liability3('L1', source3('Equifax')), liability3('L2', source3('Equifax')), liability3('L3', source3('Equifax'))),
      },
      [link('F2', 'ROLE-2'), link('F1', 'ROLE-1'), link('L1', 'ROLE-1'), link('L2', 'ROLE-1'), link('L2', 'ROLE-2'), link('L3', 'ROLE-2')],
    );
    expect(summarize(report)).toMatchObject({ client: { name: 'PAT SAMPLE', ssnLast4: '1234' }, accounts: 3 });
    expect(report.accounts.map(({ owner }) => owner)).toEqual(['client', 'joint', 'other']);
    expect(report.warnings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'severalPeople: This file is about two people. It is read as the report of PAT SAMPLE.',
    ]);
  });
});

describe('bureaus', () => {
  test('a bureau without the person repeats the name it was asked for, which does not count', () => {
    const none = file3(
      'F-TU',
      'TransUnion',
      { CREDIT_ERROR_MESSAGES: { CREDIT_ERROR_MESSAGE: { CreditErrorMessageText: '*** NO RECORD FOUND ***' } } },
      { CreditFileResultStatusType: 'NoFileReturnedError' },
    );
    const report = read({ CREDIT_FILES: { CREDIT_FILE: [file3('F-EX', 'Experian'), none] } });
    expect(report.bureaus.map(({ bureau, present }) => `${bureau} ${present}`)).toEqual(['EQ no-hit', 'EX yes', 'TU no-hit']);
    expect(fileOf(report, 'TU')?.identity.names).toEqual([]);
  });
  test('one of three bureaus ordered', () => {
    const report = read({
      CREDIT_FILES: { CREDIT_FILE: file3('F-EX', 'Experian') },
      CREDIT_REPOSITORY_INCLUDED: { CreditRepositoryIncludedExperianIndicator: 'true', CreditRepositoryIncludedEquifaxIndicator: 'false' },
    });
    expect(report.bureaus.map(({ present }) => present)).toEqual(['not-ordered', 'yes', 'not-ordered']);
  });
  test('scores with the range of their model, by the file they are tied to; none says why', () => {
    const score = (label: string, fields: Fields, factor = ''): Fields => ({
      '@label': label,
      CREDIT_SCORE_DETAIL: { CreditScoreDate: '2026-03-02', ...fields },
      CREDIT_SCORE_FACTORS: { CREDIT_SCORE_FACTOR: { CreditScoreFactorText: factor } },
    });
    const report = read(
      {
        CREDIT_SCORES: {
          CREDIT_SCORE: [
            score('S1', { CreditScoreModelNameType: 'FICORiskScoreClassic04', CreditScoreValue: '0683' }),
            score('S2', {
              CreditScoreModelNameType: 'Other',
              CreditScoreModelNameTypeOtherDescription: 'ExperianVantageScoreV4',
              CreditScoreValue: '706',
            }),
            score(
              'S3',
              {
                CreditScoreModelNameType: 'EquifaxBeacon5.0',
                CreditScoreValue: 'N/A',
                CreditScoreExclusionReasonType: 'NotScoredNoQualifyingAccount',
              },
              'NO ACCOUNTS',
            ),
          ],
        },
        CREDIT_SCORE_MODELS: {
          CREDIT_SCORE_MODEL: {
            '@label': 'M1',
            CREDIT_SCORE_MODEL_DETAIL: {
              CreditScoreMinimumValue: '310',
              CreditScoreMaximumValue: '840',
              CreditScoreModelNameType: 'FICORiskScoreClassic04',
            },
          },
        },
      },
      [link('S1', 'F-TU')],
    );
    const shown = report.bureaus
      .flatMap(({ scores }) => scores)
      .map(({ bureau, model, value, min, max, noScoreReason }) => [bureau, model, value, min, max, noScoreReason]);
    expect(shown).toEqual([
      ['EQ', 'FICO_EQ_5', null, 334, 818, 'Not scored no qualifying account: NO ACCOUNTS'],
      ['EX', 'VANTAGE_4', 706, 300, 850, undefined],
      ['TU', 'FICO_TU_4', 683, 310, 840, undefined],
    ]);
  });
  test('alerts by file or score; products not delivered and SSNs are none', () => {
    const alert = (label: string, text: string): Fields => ({ '@label': label, CreditResponseAlertMessageText: text });
    const report = read(
      {
        CREDIT_RESPONSE_ALERT_MESSAGES: {
          CREDIT_RESPONSE_ALERT_MESSAGE: [alert('A1', 'FRAUD VICTIM ALERT'), alert('A2', 'INPUT SSN 666001234 DECEASED')],
        },
        CREDIT_SCORES: {
          CREDIT_SCORE: { '@label': 'S1', CREDIT_SCORE_DETAIL: { CreditScoreModelNameType: 'EquifaxBeacon5.0', CreditScoreValue: '700' } },
        },
        CREDIT_FILES: {
          CREDIT_FILE: [
            file3('F-EX', 'Experian', { CREDIT_FILE_VARIATIONS: { CREDIT_FILE_VARIATION: { CreditFileVariationType: 'DifferentSSN' } } }),
            file3('F-EQ', 'Equifax', {
              CREDIT_COMMENTS: {
                CREDIT_COMMENT: [
                  { CreditCommentText: 'HIGH RISK FRAUD ALERT ADD-ON NOT AUTHORIZED' },
                  { CreditCommentType: 'ConsumerStatement', CreditCommentText: 'I PAID THIS' },
                ],
              },
            }),
          ],
        },
      },
      [link('A1', 'F-EX'), link('A2', 'S1'), link('S1', 'F-EQ')],
    );
    expect(report.bureaus.flatMap(({ alerts }) => alerts.map(({ bureau, kind, text }) => `${bureau} ${kind} ${text}`))).toEqual([
      'EQ deceased INPUT SSN *****1234 DECEASED',
      'EX extended-fraud FRAUD VICTIM ALERT',
      'EX ssn-mismatch Different SSN',
    ]);
    expect(fileOf(report, 'EQ')?.statements).toEqual([{ bureau: 'EQ', text: 'I PAID THIS' }]);
  });
});

test('public records, and the totals the file gives of itself', () => {
  const set = (name: string, value: string): Fields => ({ CreditSummaryDataSetName: name, CreditSummaryDataSetValue: value });
  const report = read({
    CREDIT_PUBLIC_RECORDS: {
      CREDIT_PUBLIC_RECORD: {
        CREDIT_PUBLIC_RECORD_DETAIL: {
          CreditPublicRecordType: 'BankruptcyChapter13',
          CreditPublicRecordFiledDate: '2023-01-05',
          CreditPublicRecordDispositionType: 'Filed',
          CreditPublicRecordDocketIdentifier: '23-9',
        },
        CREDIT_REPOSITORIES: { CREDIT_REPOSITORY: source3('Experian') },
      },
    },
    CREDIT_SUMMARIES: {
      CREDIT_SUMMARY: {
        CREDIT_SUMMARY_DATA_SETS: {
          CREDIT_SUMMARY_DATA_SET: [set('TotalLiabilityCount', '1'), set('InquiryCount', '2'), set('PublicRecordCount', '1')],
        },
      },
    },
  });
  expect(report.publicRecords).toMatchObject([
    { kind: 'bankruptcy', byBureau: { EX: [{ chapter: '13', reference: '23-9', filed: { iso: '2023-01-05' } }] } },
  ]);
  expect(codes(report)).toEqual(['inquiriesDifferFromSummary']);
});

describe('status of the order', () => {
  const failed = {
    DEAL_SET_SERVICES: {
      DEAL_SET_SERVICE: {
        ERRORS: {
          ERROR: {
            ERROR_MESSAGES: { ERROR_MESSAGE: { ErrorMessageCategoryCode: 'AuthenticationFailure', ErrorMessageText: 'Login failed' } },
          },
        },
      },
    },
  };
  const bare = response({
    CREDIT_FILES: '',
    CREDIT_LIABILITIES: '',
    CREDIT_REPOSITORY_INCLUDED: '',
    CREDIT_ERROR_MESSAGES: { CREDIT_ERROR_MESSAGE: { CreditErrorMessageText: 'FAILED TO PULL' } },
  });
  test.for([
    ['new', { status: { StatusCode: 'New', StatusDescription: 'NOT READY' } }, 'reportFiles.orderNotFinished', 'still working'],
    ['processing', { status: { StatusCode: 'Processing' } }, 'reportFiles.orderNotFinished', 'still working'],
    [
      'error',
      { status: { StatusCode: 'Error', StatusDescription: 'User is not authorized' } },
      'reportFiles.orderFailed',
      'could not carry out',
    ],
    ['sign-in refused', { around: failed, status: {} }, 'reportFiles.orderFailed', 'refused the sign-in'],
    ['page and PDF only', { documents: { DOCUMENT: [{ '@label': 'D1' }] } }, 'reportFiles.noReportData', 'page or PDF'],
    ['shell', { response: bare, documents: { DOCUMENT: { '@label': 'D1' } } }, 'reportFiles.noReportData', 'no bureau returned'],
    [
      'frozen',
      {
        response: response({
          CREDIT_LIABILITIES: '',
          CREDIT_FILES: { CREDIT_FILE: file3('F', 'Equifax', {}, { CreditFileResultStatusType: 'NoFileReturnedCreditFreeze' }) },
        }),
      },
      'reportFiles.noReportData',
      'freeze',
    ],
  ] as const)('%s', ([, message, code, words]) => {
    const refusal = readCreditReport(bytesOf(asMismo3(message)));
    expect(isRefusal(refusal) && [refusal.code, refusal.message.includes(words)]).toEqual([code, true]);
  });
  test('a report that came although the order is not finished is read with a warning', () => {
    expect(codes(readReport(asMismo3({ response: response(), status: { StatusCode: 'Processing' } })))).toEqual(['orderNotFinished']);
  });
  test('a MESSAGE of another kind is no credit report', () =>
    expect(refusalOf('<MESSAGE><DEAL_SETS/></MESSAGE>')).toBe('reportFiles.unknownFormat'));
});

test('earlier ratings with their dates: the latest, and those before it', () => {
  const rating = (kind: string, type: string, on: string): Fields => ({
    [`CreditLiability${kind}AdverseRatingCode`]: '1',
    [`CreditLiability${kind}AdverseRatingDate`]: on,
    [`CreditLiability${kind}AdverseRatingType`]: type,
  });
  const report = read(
    liabilities(
      liability3(
        'L1',
        source3('Experian'),
        {},
        {
          CREDIT_LIABILITY_MOST_RECENT_ADVERSE_RATING: rating('MostRecent', 'Late30Days', '2026-02-01'),
          CREDIT_LIABILITY_PRIOR_ADVERSE_RATINGS: {
            CREDIT_LIABILITY_PRIOR_ADVERSE_RATING: [
              rating('Prior', 'Late30Days', '2026-02-01'),
              rating('Prior', 'Late90Days', '2021-05-01'),
            ],
          },
        },
      ),
    ),
  );
  expect(report.accounts[0]?.byBureau.EX?.[0]?.adverseRatings?.map(({ status, date }) => [status, date.iso])).toEqual([
    ['late30', '2026-02-01'],
    ['late90', '2021-05-01'],
  ]);
});
