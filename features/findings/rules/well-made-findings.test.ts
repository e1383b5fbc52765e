import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findReason } from '../../disputes/rules/dispute-reasons.ts';
import { ANALYSES } from './analyse.ts';
import { describeAnalysis } from './analysis-notes.ts';
import { SPEAKING } from './disputed/testing-report.ts';
import { input, report } from './disputed/testing.ts';

/** Those of the second report: disputes, bankruptcies, people, inquiries, medical debts and relief. */
const analyses = ANALYSES.filter(({ code }) => Number(code.slice(1)) > 25 && Number(code.slice(1)) < 50);

const findings = analyses.flatMap((analysis) => analysis.run(SPEAKING));

test('nearly all of them speak on it', () => {
  const silent = analyses.filter((analysis) => analysis.run(SPEAKING).length === 0).map(({ code }) => code);
  expect(silent).toEqual(['A29', 'A36']);
});

test('suggested reasons exist, fit the kind of line, and are open to the client', () => {
  for (const { code, line: kind, suggestedReason } of findings) {
    if (suggestedReason === null) continue;
    const reason = findReason(suggestedReason);
    expect(reason, code).toBeDefined();
    expect(reason?.requires, code).toBeUndefined();
    if (kind !== 'file') expect(reason?.itemKinds, code).toContain(kind);
  }
});

test('every finding is a question with facts, values and a claim, and its key is its own', () => {
  for (const found of findings) {
    expect(found.question, found.code).toMatch(/^[A-Z].+\?/);
    expect(found.facts.length, found.code).toBeGreaterThan(0);
    for (const fact of found.facts) expect(fact, found.code).toMatch(/^[A-Z].*\.$/);
    expect(found.values.length, found.code).toBeGreaterThan(0);
    expect(found.suggestedClaim, found.code).toMatch(/\b(?:I|my|This|The|You|Information)\b/);
    expect(`${found.question} ${found.suggestedClaim} ${found.facts.join(' ')}`, found.code).not.toMatch(
      /!|guarantee|must be deleted|undefined/,
    );
    expect(found.confidence).toBeGreaterThan(0);
    expect(found.confidence).toBeLessThanOrEqual(1);
  }
  expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length);
});

test('policy and custom name no statute', () => {
  for (const { basis, citation } of findings) if (basis === 'practice') expect(citation).not.toMatch(/U\.S\.C\.|CFR/);
});

test('an empty report and a silent client say nothing', () => {
  expect(analyses.flatMap((analysis) => analysis.run(input(report())))).toEqual([]);
});

test('docs/ANALYSES.md says of each what the code says (node scripts/analyses-table.ts --list)', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/ANALYSES.md'), 'utf8');
  for (const analysis of ANALYSES) expect(docs).toContain(describeAnalysis(analysis));
});
