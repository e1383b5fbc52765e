import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { lintLetterText } from '../../disputes/rules/claim-linter.ts';
import { findReason } from '../../disputes/rules/dispute-reasons.ts';
import { ANALYSES, analyse } from './analyse.ts';
import { ANALYSIS_CODES, type Finding } from './finding.ts';
import { SPEAKING } from './testing-report.ts';
import { input, report, trade } from './testing.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');

test('all analyses, once each, in order', () => {
  expect(ANALYSES.map(({ code }) => code)).toEqual(ANALYSIS_CODES);
  expect(ANALYSIS_CODES).toEqual(Array.from({ length: 59 }, (_, at) => `A${at + 1}`));
});

const found = analyse(SPEAKING).filter(({ code }) => Number(code.slice(1)) <= 25);

function wellMade(findings: readonly Finding[]): void {
  for (const { key, code, line, facts, values, suggestedReason, suggestedClaim, question, confidence, basis, citation } of findings) {
    expect(question, key).toMatch(/^[A-Z].*\?$/);
    expect(facts.length * values.length, key).toBeGreaterThan(0);
    for (const fact of facts) expect(fact, key).toMatch(/^[A-Z].*\.$/);
    const text = [question, suggestedClaim, ...facts, ...values.flatMap(({ label, value }) => [label, value])].join('\n');
    expect(text, key).not.toMatch(/undefined|NaN|\[object|!/);
    const claims = lintLetterText([suggestedClaim, ...facts].join(' ')).filter(({ level }) => level === 'block');
    expect(
      claims.map(({ rule, phrase }) => `${rule} ${phrase}`),
      key,
    ).toEqual([]);
    expect(confidence > 0 && confidence < 1, key).toBe(true);
    expect(key.startsWith(`${code}:`)).toBe(true);
    if (basis === 'standard') expect(citation, key).toContain('industry standard, not law');
    if (basis === 'practice') expect(citation, key).not.toMatch(/U\.S\.C\./);
    if (suggestedReason === null) continue;
    const reason = findReason(suggestedReason);
    expect(reason, `${key} ${suggestedReason}`).toBeDefined();
    expect([reason?.requires, reason?.afterResults], key).toEqual([undefined, undefined]);
    expect(reason?.itemKinds, key).toContain(line);
  }
}
const keysOf = (findings: readonly Finding[]): readonly string[] => findings.map(({ key }) => key);

test('A1 to A25 all speak on it, with reasons that can be chosen, sentences that may be sent and questions', () => {
  expect([...new Set(found.map(({ code }) => Number(code.slice(1))))].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 25 }, (_, at) => at + 1),
  );
  wellMade(found);
});

test('keys are unique, lines that nothing tells apart get a number, and the gravest come first', () => {
  const keys = keysOf(analyse(SPEAKING));
  expect(new Set(keys).size).toBe(keys.length);
  const twins = keysOf(found.filter(({ code, lineId }) => code === 'A11' && lineId === 'a6'));
  const key = `A11:TU:${lineKeyOf(trade(), false)}`;
  expect(twins).toEqual([key, `${key}#2`]);
  const order = analyse(SPEAKING).map(({ severity, confidence }) => ({ high: 0, medium: 10, low: 20 })[severity] - confidence);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('an empty report says nothing', () => {
  expect(analyse(input(report([])))).toEqual([]);
});

const files = existsSync(SAMPLES)
  ? readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:json|xml|html|txt)$/.test(path) && !/^(?:code-tables|directory)/.test(path))
      .toSorted()
  : [];
const read = (path: string): CreditReport | undefined => {
  const read = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  return isRefusal(read) ? undefined : matchAccounts(read, []);
};

describe('samples', () => {
  test('findings are the same each time, have keys of their own and are well made', ({ skip }) => {
    skip(files.length === 0, `no samples in ${SAMPLES}`);
    for (const path of files) {
      const sample = read(path);
      if (!sample) continue;
      const findings = analyse(input(sample));
      expect(new Set(keysOf(findings)).size, path).toBe(findings.length);
      expect(analyse(input(structuredClone(sample))), path).toEqual(findings);
      wellMade(findings.filter(({ code }) => Number(code.slice(1)) <= 25));
    }
  });

  // Each of these was looked at by hand; a number that moves is a new finding to look at, or one lost.
  test.for([
    ['truelink-json/mfsn_3b_report_full_deidentified.json', { A21: 10, A23: 4 }],
    ['identityiq-html/iiq_3b_rendered_john-smith.html', { A21: 10, A23: 3 }],
    ['truelink-json/tui_neil-giddens_1b-transunion.json', {}],
    ['equifax-json/equifax-openapi-example_creditReportResponse_2020.json', { A9: 1, A12: 1 }],
    ['experian-json/experian-sandbox_john-cann_creditprofile_v2.json', { A2: 2, A4: 5 }],
    ['experian-json/experian-swagger-example_connectcheck_all-fields.json', { A3: 1 }],
    ['array-mismo-json/array-sandbox_donald-blair_credmo3bReport.json', { A21: 1, A24: 3 }],
    ['mismo-2x-xml/mismo231_marisol-testcase_mortgage-credit-link.xml', { A21: 1 }],
    ['transunion-disclosure-json/tu-disclosure_neil-giddens_creditBureau.json', { A21: 1 }],
    ['transunion-xml/tu-xml_robert-uphold_07000_credit-report.xml', { A21: 1 }],
  ] as const)('%s: %o', ([path, codes], { skip }) => {
    skip(!files.includes(path), `no sample ${path}`);
    const sample = read(path);
    const found = sample ? analyse(input(sample)).filter(({ code }) => Number(code.slice(1)) <= 25) : [];
    expect(Object.fromEntries([...Map.groupBy(found, ({ code }) => code)].map(([code, of]) => [code, of.length]))).toEqual(codes);
  });
});
