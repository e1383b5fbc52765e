import { describe, expect, test } from 'vitest';
import type { BureauTrade, CreditReport, Inquiry } from '../../../report-files/rules/model.ts';
import { ownReport } from '../../../report-files/rules/own-report.ts';
import {
  account,
  collectionAccount,
  collector,
  input,
  inquiry,
  inquiryKeyOf,
  line,
  on,
  report,
  saying,
  says,
} from '../disputed/testing.ts';
import type { AnalysisInput } from '../finding.ts';
import { mayBeSameCompany } from './company-names.ts';
import { oldInquiry } from './old-inquiry.ts';
import { inquiryWithoutPurpose } from './without-purpose.ts';

type Case = readonly [what: string, given: AnalysisInput, said: string];

test.for([
  ['CAP ONE', 'CAPITAL ONE BANK USA NA', true],
  ['SYNCB/AMAZON', 'SYNCHRONY BANK', true],
  ['JPMCB CARD', 'CHASE', true],
  ['NAVIENT SOLUTIONS', 'NAVIENT', true],
  ['AMEX', 'AMERICAN EXPRESS', true],
  ['WELLS FARGO BANK', 'WFBNA AUTO', true],
  ['BK OF AMER', 'BANK OF AMERICA', true],
  ['FIA CS', 'BANK OF AMERICA', true],
  ['ZEBRA LENDING', 'FIRST TEST BANK', false],
  ['FIRST NATIONAL BANK', 'CREDIT ONE BANK', false],
  ['ALLY FINANCIAL', 'TOYOTA FINANCIAL', false],
] as const)('%s and %s: %s', ([a, b, may]) => {
  expect(mayBeSameCompany(a, b)).toBe(may);
  expect(mayBeSameCompany(b, a)).toBe(may);
});

describe('A34 inquiry without an account', () => {
  const at = (fields: Partial<Inquiry> = {}, lines: readonly BureauTrade[] = [line()]) =>
    input(report({ inquiries: [inquiry(fields)], accounts: lines.map((one, i) => account([one], { id: `account-${i}` })) }));
  const hit = 'A34 EQ ZEBRA LENDING';
  test.for<Case>([
    ['nothing explains it', at(), hit],
    ['soft', at({ kind: 'soft' }), '-'],
    ['kind unknown', at({ kind: 'unknown' }), '-'],
    ['an account of that company', at({}, [line({ creditorName: 'ZEBRA LENDING LLC' })]), '-'],
    [
      'a collection for that company',
      input(report({ inquiries: [inquiry()], accounts: [collectionAccount([collector({ originalCreditor: 'ZEBRA' })])] })),
      '-',
    ],
    ['some account opened 60 days later', at({}, [line({ opened: on('2025-11-09') })]), '-'],
    ['61 days later', at({}, [line({ opened: on('2025-11-10') })]), hit],
    ['opened that month, day unknown', at({}, [line({ opened: on('2025-11') })]), '-'],
    ['60 days before the pull', at({ date: on('2026-01-01') }), '-'],
    ['61 days before it', at({ date: on('2025-12-31') }), hit],
    ['that month, perhaps 60', at({ date: on('2026-01') }), '-'],
    ['a collector', at({ business: 'Collection Agencies' }), '-'],
    ['a reseller of reports', at({ business: 'Credit report resellers' }), '-'],
    ['a reseller by name', at({ name: 'XACTUS-CP/ZEBRA' }), '-'],
    ['a name that names no one', at({ name: 'BANK' }), '-'],
    ['printed twice', input(report({ inquiries: [inquiry(), inquiry({ id: 'inquiry-2' })] })), hit],
    ['an insurer', at({ name: 'ZEBRA INSURANCE' }), '-'],
    [
      'the client did not apply, though an account was opened about then',
      saying(at({}, [line({ opened: on('2025-09-12') })]).report, { kind: 'not-applied', bureau: 'EQ', lineKey: inquiryKeyOf(inquiry()) }),
      hit,
    ],
  ])('%s', ([, given, said]) => expect(says(inquiryWithoutPurpose, given)).toBe(said));
  test('is only a quiet question until the client answers', () => {
    expect(inquiryWithoutPurpose.run(at())[0]).toMatchObject({ severity: 'low', suggestedReason: 'inquiry-not-authorized' });
    expect(inquiryWithoutPurpose.run(saying(at().report, { kind: 'not-applied', lineKey: inquiryKeyOf(inquiry()) }))[0]?.severity).toBe(
      'medium',
    );
  });
});

test.for([
  ['2025-10-25', 1],
  ['2025-10-26', 2],
] as const)('A34: one search for a rate is asked about once: a second inquiry of the lender on %s', ([second, questions]) => {
  const asked = [inquiry(), inquiry({ id: 'inquiry-2', name: 'ZEBRA LENDING LLC', date: on(second) })];
  expect(inquiryWithoutPurpose.run(input(report({ inquiries: asked })))).toHaveLength(questions);
});

test('A34, A35: what another applicant of the file asked for, or a bureau without a file of the client lists, is not asked about', () => {
  const old = inquiry({ date: on('2023-01-10') });
  const people = [
    { id: 'person-1', name: 'PAT SAMPLE', client: true },
    { id: 'person-2', name: 'SAM SAMPLE', client: false },
  ];
  const said = (given: CreditReport) => [inquiryWithoutPurpose, oldInquiry].map((one) => says(one, input(ownReport(given))));
  const file = report({ inquiries: [old], people });
  expect(said(file)).toEqual(['A34 EQ ZEBRA LENDING', 'A35 EQ ZEBRA LENDING']);
  expect(said({ ...file, inquiries: [{ ...old, owner: 'other' }] })).toEqual(['-', '-']);
  expect(said({ ...file, bureaus: file.bureaus.map((one) => ({ ...one, present: 'no-hit' as const })) })).toEqual(['-', '-']);
});

describe('A35 old inquiry', () => {
  const at = (fields: Partial<Inquiry>) => input(report({ inquiries: [inquiry(fields)] }));
  const hit = 'A35 EQ ZEBRA LENDING';
  test.for<Case>([
    ['two years and a day', at({ date: on('2024-03-01') }), hit],
    ['two years', at({ date: on('2024-03-02') }), '-'],
    ['that month, day unknown', at({ date: on('2024-03') }), '-'],
    ['the month before', at({ date: on('2024-02') }), hit],
    ['printed twice', input(report({ inquiries: [1, 2].map((i) => inquiry({ id: `inquiry-${i}`, date: on('2024-03-01') })) })), hit],
    ['soft', at({ date: on('2020-01-01'), kind: 'soft' }), '-'],
  ])('%s', ([, given, said]) => expect(says(oldInquiry, given)).toBe(said));
  test('claims no law and no dispute', () => {
    const [found] = oldInquiry.run(at({ date: on('2020-01-01') }));
    expect(found).toMatchObject({ basis: 'practice', suggestedReason: null });
    expect(found?.citation).not.toMatch(/U\.S\.C\./);
  });
});
