import { describe, expect, test } from 'vitest';
import type { BureauTrade, PublicRecord, Tradeline } from '../../../report-files/rules/model.ts';
import { account, bankruptcy, collectionAccount, collector, day, input, line, on, report, saying, says, usd } from '../disputed/testing.ts';
import type { AnalysisInput, ClientStatement } from '../finding.ts';
import { bankruptcyNotReflected } from './not-reflected.ts';
import { bankruptcyNotTheClients } from './not-the-clients.ts';

type Case = readonly [what: string, given: AnalysisInput, said: string];
const DISCHARGED: ClientStatement = { kind: 'bankruptcy', on: day('2022-07-01'), text: 'Chapter 7' };

describe('A28 discharge not shown', () => {
  const owed = (fields: Partial<BureauTrade> = {}, more: Partial<Tradeline> = {}, records: readonly PublicRecord[] = [bankruptcy()]) =>
    saying(report({ accounts: [account([line(fields)], more)], publicRecords: records }), DISCHARGED);
  const hit = 'A28 EQ FIRST TEST BANK';
  test.for<Case>([
    ['a balance after the discharge', owed(), hit],
    ['charge-off without a note', owed({ balance: usd(0), payStatus: 'charge-off' }), hit],
    ['charge-off with a note', owed({ balance: usd(0), payStatus: 'charge-off', remarks: [{ text: 'Included in bankruptcy' }] }), '-'],
    ['closed, nothing owed', owed({ balance: usd(0) }), '-'],
    ['opened after the filing', owed({ opened: on('2022-03-11') }), '-'],
    ['opened in the month of the filing', owed({ opened: on('2022-03') }), '-'],
    ['opened later by a collector, delinquent before', owed({ opened: on('2022-05'), firstDelinquency: on('2021-12') }), hit],
    ['reported before the discharge', owed({ reported: on('2022-06-30') }), '-'],
    ['student loan', owed({}, { category: 'student' }), '-'],
    ['mortgage', owed({}, { category: 'mortgage', portfolio: 'M' }), '-'],
    ['reaffirmed', owed({ remarks: [{ text: 'Reaffirmation of debt' }] }), '-'],
    ['no filing in the report', owed({}, {}, []), '-'],
    ['filed after the discharge', owed({}, {}, [bankruptcy({ filed: on('2023-01-01') })]), '-'],
    ['two cases, one may be another', owed({}, {}, [bankruptcy(), bankruptcy({ filed: on('2020-06-01') }, 'TU')]), '-'],
    [
      'discharge date unknown',
      saying(report({ accounts: [account([line()])], publicRecords: [bankruptcy()] }), { kind: 'bankruptcy' }),
      '-',
    ],
    ['the client said nothing', input(report({ accounts: [account([line()])], publicRecords: [bankruptcy()] })), '-'],
    ['another chapter', owed({ balance: usd(0) }, {}, [bankruptcy({ chapter: '13' })]), 'A28 EQ Bankruptcy'],
    [
      'another chapter in the words of the type',
      owed({ balance: usd(0) }, {}, [bankruptcy({ type: 'Chapter 13 Bankruptcy' })]),
      'A28 EQ Chapter 13 Bankruptcy',
    ],
    ['the same chapter', owed({ balance: usd(0) }, {}, [bankruptcy({ chapter: '7' })]), '-'],
  ])('%s', ([, at, said]) => expect(says(bankruptcyNotReflected, at)).toBe(said));
});

describe("A29 not the client's bankruptcy", () => {
  const never: ClientStatement = { kind: 'no-bankruptcy' };
  const included = (fields: Partial<BureauTrade> = {}) =>
    report({ accounts: [account([line({ remarks: [{ text: 'Debt included in bankruptcy chapter 7' }], ...fields })])] });
  test.for<Case>([
    ['a record', saying(report({ publicRecords: [bankruptcy()] }), never), 'A29 EQ Bankruptcy'],
    ['a judgment', saying(report({ publicRecords: [{ ...bankruptcy({ type: 'Judgment' }), kind: 'judgment' }] }), never), '-'],
    ['an account', saying(included(), never), 'A29 EQ FIRST TEST BANK'],
    ['a joint account', saying(included({ responsibility: 'joint' }), never), '-'],
    ['a case that was dismissed', saying(included({ remarks: [], bankruptcy: { chapter: '7', state: 'dismissed' } }), never), '-'],
    ['the client said nothing', input(included()), '-'],
    ['the client said both', saying(included(), never, DISCHARGED), '-'],
    ['a collection without a note', saying(report({ accounts: [collectionAccount([collector()])] }), never), '-'],
  ])('%s', ([, at, said]) => expect(says(bankruptcyNotTheClients, at)).toBe(said));
});
