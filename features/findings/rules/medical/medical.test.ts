import { describe, expect, test } from 'vitest';
import type { BureauTrade, CreditReport } from '../../../report-files/rules/model.ts';
import { account, collectionAccount, collector, input, line, on, report, saying, says, usd } from '../disputed/testing.ts';
import type { AnalysisInput } from '../finding.ts';
import { linesOf } from '../finding-parts.ts';
import { medicalEvidence } from './medical-collections.ts';
import { paidMedical, recentMedical, smallMedical } from './medical-policies.ts';
import { providerNamed, veteranMedical } from './medical-privacy.ts';

type Case = readonly [what: string, given: AnalysisInput, said: string];
const HOSPITAL = 'CITY HOSPITAL';
const debt = (fields: Partial<BureauTrade> = {}): BureauTrade => collector({ originalCreditor: HOSPITAL, ...fields });
const at = (fields: Partial<BureauTrade> = {}, more: Partial<CreditReport> = {}): AnalysisInput =>
  input(report({ accounts: [collectionAccount([debt(fields)])], ...more }));

test.for([
  ['a hospital', {}, true],
  ['a coded remark', { originalCreditor: 'UNKNOWN', remarks: [{ text: 'Medical debt' }] }, true],
  ['a type', { originalCreditor: 'UNKNOWN', industryText: 'Medical and related health' }, true],
  ['only the word', { originalCreditor: 'MEDICAL' }, true],
  ['cut short', { originalCreditor: 'SARASOTA MEMORIAL HOSPIT' }, true],
  ['a health club', { originalCreditor: 'CITY HEALTH CLUB' }, false],
  ['a vet', { originalCreditor: 'CITY VETERINARY HOSPITAL' }, false],
  ['an insurer', { originalCreditor: 'BLUE HEALTHCARE INSURANCE' }, false],
  ['a phone company', { originalCreditor: 'CELL CO' }, false],
] as const)('%s', ([, fields, medical]) =>
  expect(linesOf(collectionAccount([debt(fields)])).map((one) => medicalEvidence(one) !== undefined)).toEqual([medical]),
);
test("a hospital's own account is no collection", () =>
  expect(linesOf(account([line({ creditorName: HOSPITAL, remarks: [{ text: 'Medical debt' }] })])).map(medicalEvidence)).toEqual([
    undefined,
  ]));

test.for([
  [undefined, true],
  [0.9, true],
  [0.75, false],
] as const)('the word of another bureau counts on a surely matched account: %s, %s', ([matchConfidence, medical]) => {
  const of = collectionAccount(
    [debt({ originalCreditor: 'CODE 7' }), debt({ bureau: 'TU', originalCreditor: 'CODE 7', remarks: [{ text: 'Medical' }] })],
    matchConfidence === undefined ? {} : { matchConfidence },
  );
  expect(linesOf(of).map((one) => medicalEvidence(one) !== undefined)).toEqual([medical, true]);
});

describe('A36 paid', () => {
  test.for<Case>([
    ['nothing owed', at({ balance: usd(0) }), 'A36 EQ TEST COLLECTORS'],
    ['paid collection, balance not reported', at({ balance: null, payStatus: 'paid-was-collection' }), 'A36 EQ TEST COLLECTORS'],
    ['a balance', at(), '-'],
    ['balance not reported', at({ balance: null }), '-'],
    ['sold on', at({ balance: usd(0), remarks: [{ text: 'Account sold to another company' }] }), '-'],
    ['not medical', at({ balance: usd(0), originalCreditor: 'CELL CO' }), '-'],
    ['pulled before the policy', at({ balance: usd(0) }, { reportDate: on('2022-06-30') }), '-'],
    ['pulled perhaps before the policy', at({ balance: usd(0) }, { reportDate: on('2022') }), '-'],
  ])('%s', ([, given, said]) => expect(says(paidMedical, given)).toBe(said));
});

describe('A37 less than one year', () => {
  test.for<Case>([
    ['one day short of a year', at({ firstDelinquency: on('2025-03-03') }), 'A37 EQ TEST COLLECTORS'],
    ['a year', at({ firstDelinquency: on('2025-03-02') }), '-'],
    ['perhaps a year', at({ firstDelinquency: on('2025-03') }), '-'],
    ["only the collector's opening date", at({ opened: on('2026-01-01') }), '-'],
    ['paid', at({ firstDelinquency: on('2025-10-01'), balance: usd(0) }), '-'],
  ])('%s', ([, given, said]) => expect(says(recentMedical, given)).toBe(said));
});

describe('A38 under $500', () => {
  test.for<Case>([
    ['original amount', at({ originalAmount: usd(499) }), 'A38 EQ TEST COLLECTORS'],
    ['$500', at({ originalAmount: usd(500) }), '-'],
    ['highest balance', at({ highCredit: usd(300) }), 'A38 EQ TEST COLLECTORS'],
    ['highest balance over it', at({ originalAmount: usd(450), highCredit: usd(700) }), '-'],
    ['only the balance of today', at(), '-'],
    ['zeros', at({ originalAmount: usd(0), highCredit: usd(0) }), '-'],
    ['not medical', at({ originalAmount: usd(100), originalCreditor: 'CELL CO' }), '-'],
    ['pulled before the policy', at({ originalAmount: usd(100) }, { reportDate: on('2023-04-10') }), '-'],
  ])('%s', ([, given, said]) => expect(says(smallMedical, given)).toBe(said));
  test.for([paidMedical, recentMedical, smallMedical])('3.1: a policy of the bureaus is called one: $code', ({ basis, citation }) => {
    expect(basis).toBe('practice');
    expect(citation).toMatch(/^Policy of the nationwide bureaus/);
  });
});

describe('A39 provider named', () => {
  test.for<Case>([
    ['to a lender', at({}, { sourceFormat: 'mismo3' }), 'A39 EQ TEST COLLECTORS'],
    ['to the consumer', at({}, { sourceFormat: 'tu-disclosure' }), '-'],
    ['only in code', at({ originalCreditor: 'MEDICAL', remarks: [{ text: 'Medical' }] }, { sourceFormat: 'mismo3' }), '-'],
  ])('%s', ([, given, said]) => expect(says(providerNamed, given)).toBe(said));
});

describe('A40 veteran', () => {
  test.for<Case>([
    ['a veteran', saying(at().report, { kind: 'veteran' }), 'A40 EQ TEST COLLECTORS'],
    ['nothing said', at(), '-'],
    ['not medical', saying(at({ originalCreditor: 'CELL CO' }).report, { kind: 'veteran' }), '-'],
  ])('%s', ([, given, said]) => expect(says(veteranMedical, given)).toBe(said));
});
