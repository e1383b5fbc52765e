// Formats that keep each person's file by itself: the client's is read, of the others only who they are and how many lines they have.
import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { CreditReport } from './model.ts';
import { countOthers, ownReport } from './own-report.ts';
import { readCreditReport } from './read-credit-report.ts';
import { summarize } from './report-summary.ts';
import { segment, xmlOf } from './transunion/testing-tu.ts';

const profile = (first: string, ssn: string, creditor: string) => ({
  headerRecord: [{ y2kReportedDate: '03022026' }],
  consumerIdentity: {
    name: [
      { firstName: first, surname: 'SAMPLE' },
      { firstName: 'ROBIN', surname: 'SAMPLE', type: 'S' },
    ],
  },
  ssn: [{ number: ssn }],
  tradeline: [{ subscriberName: creditor, accountNumber: '4000111122223333', openDate: '01012018', balanceAmount: '100', status: '11' }],
});
const equifax = (first: string, ssn: string, creditor: string) => ({
  hitCode: { code: '1' },
  reportDate: '03022026',
  subjectName: { firstName: first, lastName: 'SAMPLE' },
  subjectSocialNum: ssn,
  trades: [{ customerName: creditor, accountNumber: '4000111122223333', dateOpened: '01012018', balance: 100, rate: { code: '1' } }],
});
const transunion = (first: string, ssn: string, creditor: string) => ({
  number: first === 'PAT' ? '1' : '2',
  subjectRecord: {
    fileSummary: { fileHitIndicator: 'regularHit' },
    indicative: { name: { person: { first, last: 'SAMPLE' } }, socialSecurity: { number: ssn } },
    custom: {
      credit: {
        trade: {
          subscriber: { name: { unparsed: creditor } },
          accountNumber: '4000111122223333',
          portfolioType: 'revolving',
          accountRating: '01',
          dateOpened: '2018-01-01',
        },
      },
    },
  },
});
const tu4rSubject = (number: string, first: string, creditor: string) =>
  [
    segment('SH01', 27, { 8: number, 11: 'Y06N06TRN20101016' }),
    segment('NM11', 123, { 8: 'F', 9: '1', 10: 'SAMPLE', 42: first }),
    segment('TR11', 332, {
      8: 'BC',
      10: '00000001',
      18: creditor,
      48: 'R',
      49: '4000111122223333',
      79: 'I',
      80: 'CC',
      82: '20260201',
      90: '20180101',
    }),
  ].join('');

const FILES = {
  Experian: JSON.stringify({ creditProfile: [profile('PAT', '666001234', 'PAT BANK'), profile('SAM', '666005678', 'SAM BANK')] }),
  Equifax: JSON.stringify({
    consumers: { equifaxUSConsumerCreditReport: [equifax('PAT', '666001234', 'PAT BANK'), equifax('SAM', '666005678', 'SAM BANK')] },
  }),
  'TransUnion XML': xmlOf('creditBureau', {
    '@xmlns': 'http://www.transunion.com/namespace',
    transactionControl: { tracking: { transactionTimeStamp: '2026-03-02T23:04:10.487-06:00' } },
    product: { subject: [transunion('PAT', '666001234', 'PAT BANK'), transunion('SAM', '666005678', 'SAM BANK')] },
  }),
  TU4R: `${segment('TU4R', 62, { 8: '311', 49: '20260302124918' })}${tu4rSubject('101', 'PAT', 'PAT BANK')}${tu4rSubject('102', 'SAM', 'SAM BANK')}END101200008`,
};

function read(source: string, person?: string): CreditReport {
  const report = readCreditReport(new TextEncoder().encode(source), person);
  if (isRefusal(report)) throw new Error(report.code);
  return report;
}

test.for(Object.entries(FILES))('%s', ([, source]) => {
  const [first, second] = [read(source), read(source, 'person-2')];
  expect(first.people?.map(({ id, name, client }) => [id, name, client])).toEqual([
    ['person-1', 'PAT SAMPLE', true],
    ['person-2', 'SAM SAMPLE', false],
  ]);
  expect(summarize(first)).toMatchObject({ accounts: 2, othersAccounts: 1, client: { name: 'PAT SAMPLE' } });
  expect(ownReport(first).accounts.map(({ displayName }) => displayName)).toEqual(['PAT BANK']);
  expect(ownReport(second).accounts.map(({ displayName }) => displayName)).toEqual(['SAM BANK']);
  expect(JSON.stringify(ownReport(second))).not.toMatch(/\bPAT\b/);
  expect([countOthers(ownReport(first)), ownReport(first).accountsListed]).toEqual([1, 1]);
});

test('two files of one person are no two people', () => {
  const twice = read(JSON.stringify({ creditProfile: [profile('PAT', '666001234', 'PAT BANK'), profile('PAT', '666001234', 'PAT BANK')] }));
  expect([twice.people, twice.warnings.map(({ code }) => code)]).toEqual([undefined, ['moreSubjects']]);
});

test('the name of a spouse on the client’s file is another person’s', () => {
  const report = read(JSON.stringify({ creditProfile: [profile('PAT', '666001234', 'PAT BANK')] }));
  expect(report.bureaus.flatMap(({ identity }) => identity.names)).toContainEqual({ full: 'ROBIN SAMPLE', kind: 'spouse', owner: 'other' });
  expect(JSON.stringify(ownReport(report))).not.toContain('ROBIN');
});
