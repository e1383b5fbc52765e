// Law audit, sections 1.3 and 2: each line as a case in miniature, and all that was missed on the samples.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { ANALYSES, analyse } from './analyse.ts';
import { SPEAKING as LATER } from './disputed/testing-report.ts';
import { rawAt } from './evidence.ts';
import type { AnalysisCode, AnalysisInput } from './finding.ts';
import { AUDIT_CASES } from './testing-audit-cases.ts';
import { SPEAKING } from './testing-report.ts';
import { input } from './testing.ts';

// A50 to A59 are R1 to R10 of the audit.
const named = ({ code, what }: (typeof AUDIT_CASES)[number]): string => {
  const number = Number(code.slice(1)) - 49;
  return `${code}${number > 0 ? ` (R${number})` : ''}, ${what}`;
};
test.for(AUDIT_CASES.map((one) => [named(one), one] as const))('%s', ([, { code, given, asks }]) => {
  const found = ANALYSES.flatMap((analysis) => (analysis.code === code ? analysis.run(given) : []));
  // Keys end in what tells two findings of one line apart; those without it in the key of the line.
  const known = [
    'status',
    'months',
    'past-due',
    'before-opening',
    'after-sale',
    'ending',
    'open',
    'discharges',
    'dismissed',
    'before-filing',
    'payment',
    'bureaus',
    'bureaus-reach',
    'stages',
    'charge-off-months',
    'history-30',
    'ratings-30',
    'ratings',
    'before-opened',
    'after-report',
    'paid-after-reporting',
    'ended-after-reporting',
  ];
  expect(found.map(({ key }) => known.find((end) => key.endsWith(`:${end}`)) ?? '')).toEqual(asks);
});

test.for([
  ['R1', 'A50', 'the latest possible delinquency'],
  ['R2', 'A51', "the bureau's own date of removal"],
  ['R3', 'A52', 'lateness older than the account allows'],
  ['R4', 'A53', 'the same stage for months without a payment'],
  ['R5', 'A54', 'history or payment outside the account'],
  ['R6', 'A55', 'public records against each other'],
  ['R7', 'A56', 'a bankruptcy mark without its case'],
  ['R8', 'A57', 'a collection above the original amount'],
  ['R9', 'A58', 'a first charge-off month long after the last payment'],
  ['R10', 'A59', 'late counters against the history and other bureaus'],
] as const)('%s is %s, %s: it asks in one case at least and is silent in another', ([, code]) => {
  const asked = AUDIT_CASES.filter((one) => one.code === code).map(({ asks }) => asks.length > 0);
  expect(new Set(asked)).toEqual(new Set([true, false]));
});

// What the audit read by hand and the analyses missed, each with the case above that has it in miniature.
test.for([
  ['P10: three payments late after five days', 'A52', '60 days late nine days after opening'],
  ['P10: more past due than payments were due', 'A52', 'three payments past due after 44 days'],
  ['P10: more past due than one payment and a half', 'A52', 'two and a half payments past due after 44 days'],
  ['P10: a charge-off that grew by half', 'A12', 'grew by more than half since the charge-off'],
  ['P10: a collection that grew by a third', 'A57', 'above the high balance'],
  ['P10: a bankruptcy mark after the case was dismissed', 'A56', 'marked after the dismissal'],
  ['P10: a case without an end, though another followed', 'A55', 'open though another followed'],
  ['P10: eight times 90 days and never 30 or 60', 'A59', 'eight times 90, never 30 or 60'],
  ['P10: one case dismissed here and discharged there', 'A55', 'dismissed here, discharged there'],
  ['P10: 30 days late for a year', 'A53', 'a year at 30 days'],
  ['P10: charged off years after the last payment', 'A58', '68 months after the last payment'],
  ['P10: a record filed after the report', 'A21', 'a record filed after the report'],
  ['P10: two discharges within eight years', 'A55', 'two discharges in seven years'],
  ['P10: a collection that grew', 'A57', 'above the original amount'],
  ['P10: never late here, twice 90 there', 'A59', 'twice 90 here, never late there'],
  ['P10: paid after the discharge', 'A56', 'paid after the discharge'],
  ["P10: the bureau's own date of removal", 'A51', 'passed'],
  ['P10: activity before the opening', 'A21', 'activity before the opening'],
] as const)('%s', ([, code, what]) =>
  expect(AUDIT_CASES.filter((one) => one.code === code && one.what === what).map(({ asks }) => asks.length)).toEqual([1]),
);

test('A30: the end of a relationship is read: lateness before it is the client’s own, lateness after it is not', () => {
  const asked = (what: string) => AUDIT_CASES.filter((one) => one.code === 'A30' && one.what === what).map(({ asks }) => asks.length);
  expect(['late before the end', 'already late when it ended', 'late after it'].map(asked)).toEqual([[0], [0], [1]]);
});

test('A9: twins quote the values they disagree on', () => {
  const given = AUDIT_CASES.find(({ code }) => code === 'A9')?.given;
  const facts =
    given === undefined
      ? []
      : analyse(given)
          .filter(({ code }) => code === 'A9')
          .flatMap((one) => one.facts);
  expect(facts).toContain('TransUnion gives the two lines different values: last payment Sep 10, 2017 and Nov 10, 2015.');
});

test('A11: that a seller reports nothing owed is the industry standard, not a statute', () => {
  const given = AUDIT_CASES.find(({ what }) => what === 'sold, with a balance')?.given;
  const found = given === undefined ? [] : analyse(given).filter(({ code }) => code === 'A11');
  expect(found.map(({ basis }) => basis)).toEqual(['standard']);
});

test('A41: an end that is named is no claim: the covered period of an accommodation has no last day here', () => {
  const found = analyse(LATER).filter(({ code }) => code === 'A41');
  expect(found.length).toBeGreaterThan(0);
  for (const { facts, values } of found) expect(JSON.stringify([facts, values])).not.toMatch(/Aug 8, 2023|2023-08-08/);
});

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
function sample(path: string): AnalysisInput | undefined {
  if (!existsSync(join(SAMPLES, path))) return undefined;
  const read = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  return isRefusal(read) ? undefined : input(matchAccounts(read, []));
}

// "Missed on files that are here": by file, code and count only. Two of the list have an explanation in the raw files, and the questions name
// it: the eight times 90 days may be the charge-off months of the history, and the bureau that counts none prints a worst status of 120 days.
const MISSED = [
  ['equifax-json/equifax-openapi-example_creditReportResponse_2020.json', { A12: 1, A52: 3, A55: 1, A56: 1, A59: 1 }],
  ['truelink-json/mfsn_3b_report_full_deidentified.json', { A21: 10, A53: 1, A55: 4, A57: 5, A58: 1, A59: 2 }],
  ['identityiq-html/iiq_3b_rendered_john-smith.html', { A21: 10, A53: 1, A55: 4, A57: 5, A58: 1 }],
  ['transunion-disclosure-json/tu-investigation_creditbureau.json', { A56: 1 }],
  ['array-mismo-json/array-sandbox_donald-blair_credmo3bReport.json', { A21: 1, A57: 2 }],
] as const satisfies readonly (readonly [string, Partial<Record<AnalysisCode, number>>])[];

test.for(MISSED)('P10, missed in the audit, found now in %s: %o', ([path, expected], { skip }) => {
  const given = sample(path);
  if (!given) return skip(`no sample ${path}`);
  const counts = Map.groupBy(analyse(given), ({ code }) => code);
  const wanted: Partial<Record<AnalysisCode, number>> = expected;
  for (const code of ['A12', 'A21', 'A50', 'A51', 'A52', 'A53', 'A54', 'A55', 'A56', 'A57', 'A58', 'A59'] as const)
    expect([code, counts.get(code)?.length ?? 0]).toEqual([code, wanted[code] ?? 0]);
});

test("A30, R2: the bureau's own dates of removal and the end of a relationship are read", ({ skip }) => {
  const [disclosure, investigation] = ['tu-disclosure_neil-giddens_creditBureau.json', 'tu-investigation_creditbureau.json'].map((name) =>
    sample(`transunion-disclosure-json/${name}`),
  );
  if (!disclosure || !investigation) return skip('no samples of TransUnion disclosures');
  const lines = ({ report }: AnalysisInput) => report.accounts.flatMap(({ byBureau }) => byBureau.TU ?? []);
  expect(lines(investigation).filter(({ removalDate }) => removalDate).length).toBe(7);
  expect(investigation.report.publicRecords.flatMap(({ byBureau }) => byBureau.TU?.map((one) => one.removalDate?.iso) ?? [])).toEqual([
    '2025-09-01',
  ]);
  expect(
    lines(disclosure)
      .filter(({ relationshipEnded }) => relationshipEnded)
      .map((one) => one.responsibility),
  ).toEqual(['terminated']);
  // Its late months end with the relationship, so they are left to the client.
  expect(analyse(disclosure).filter(({ code }) => code === 'A30')).toEqual([]);
});

test('no finding without evidence, and each value stands in the report where the evidence says', ({ skip }) => {
  const samples = MISSED.flatMap(([path]) => sample(path) ?? []);
  const seen = new Set<AnalysisCode>();
  for (const given of [...[SPEAKING, LATER, ...AUDIT_CASES.map((one) => one.given)].map(withOwnIds), ...samples]) {
    for (const { code, key, evidence } of analyse(given)) {
      seen.add(code);
      expect(evidence.length, key).toBeGreaterThan(0);
      expect(
        evidence.some(({ raw }) => raw !== ''),
        key,
      ).toBe(true);
      for (const one of evidence) {
        expect(rawAt(given.report, one), `${key} ${one.field}`).toBe(one.raw);
        expect(one.raw, key).not.toMatch(/\b\d{3}-?\d{2}-?\d{4}\b|\b\d{13,19}\b/);
      }
      expect(new Set(evidence.map((one) => JSON.stringify(one))).size, `${key} names a value twice`).toBe(evidence.length);
    }
  }
  expect(seen.size).toBeGreaterThan(50);
  if (samples.length === 0) skip(`no samples in ${SAMPLES}`);
});

/** Reports that are read give each line an id of its own; made-up ones often do not. */
function withOwnIds(given: AnalysisInput): AnalysisInput {
  const accounts = given.report.accounts.map((one, at) => ({ ...one, id: `account-${at + 1}` }));
  const publicRecords = given.report.publicRecords.map((one, at) => ({ ...one, id: `public-record-${at + 1}` }));
  return { ...given, report: { ...given.report, accounts, publicRecords } };
}
