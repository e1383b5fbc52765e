import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findReason } from '../../disputes/rules/dispute-reasons.ts';
import { account, bankruptcy, collectionAccount, collector, day, dispute, file, input, inquiry, keyOf, line, months, on, report, usd } from './disputed/testing.ts';
import { LATER_ANALYSES } from './later-analyses.ts';

test('every analysis from A26 to A49 is there once, in order', () => {
  expect(LATER_ANALYSES.map(({ code }) => code)).toEqual(Array.from({ length: 24 }, (_, i) => `A${i + 26}`));
});

// One report on which most analyses have something to say.
const bad = line({ payStatus: 'late60', responsibility: 'authorized-user', disputeFlag: 'none' });
const lost = line({ bureau: 'TU', accountNumberMasked: '77****', responsibility: 'deceased', disputeFlag: 'consumer-disputes', opened: on('2019-02-02') });
const late = line({ accountNumberMasked: '8888****', history: months('2020-03:OK 2020-05:30') });
const loan = line({ accountNumberMasked: '9999****', payStatus: 'charge-off' });
const medical = collector({ originalCreditor: 'CITY HOSPITAL', firstDelinquency: on('2025-10'), originalAmount: usd(200), statusCode: '97' });
const nameless = collector({ accountNumberMasked: '22****' });
const full = input(report({
  sourceFormat: 'mismo3',
  bureaus: [file('EQ', { identity: { ssnLast4: '9999', dobs: [on('1951')] }, alerts: [] }), file('TU')],
  accounts: [
    account([bad]), account([lost], { id: 'account-2' }), account([late], { id: 'account-3' }), account([loan], { id: 'account-4', category: 'student', portfolio: 'I' }),
    collectionAccount([medical], { id: 'account-5' }), collectionAccount([nameless], { id: 'account-6' }),
  ],
  inquiries: [inquiry(), inquiry({ id: 'inquiry-2', date: on('2020-01-01') })],
  publicRecords: [bankruptcy()],
}), {
  disputes: [dispute(bad), dispute(lost, { outcome: 'verified', outcomeOn: day('2025-10-01') }), dispute(loan, { outcome: 'deleted', outcomeOn: day('2026-02-01') }), dispute(late, { outcome: 'verified', outcomeOn: day('2026-02-01') })],
  client: {
    dateOfBirth: day('1980-01-01'), ssnLast4: '1234', statements: [
      { kind: 'bankruptcy', on: day('2022-07-01') }, { kind: 'veteran' }, { kind: 'accommodation', lineKey: keyOf(late), on: day('2020-04-01'), until: day('2020-09-30') }, { kind: 'paid', lineKey: keyOf(late) },
      { kind: 'no-validation-notice', lineKey: keyOf(nameless, true) }, { kind: 'loan-rehabilitated', lineKey: keyOf(loan) }, { kind: 'trafficking-documents', lineKey: keyOf(loan) },
    ],
  },
});
const findings = LATER_ANALYSES.flatMap((analysis) => analysis.run(full));

test('nearly all of them speak on it', () => {
  const silent = LATER_ANALYSES.filter((analysis) => analysis.run(full).length === 0).map(({ code }) => code);
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
    expect(`${found.question} ${found.suggestedClaim} ${found.facts.join(' ')}`, found.code).not.toMatch(/!|guarantee|must be deleted|undefined/);
    expect(found.confidence).toBeGreaterThan(0);
    expect(found.confidence).toBeLessThanOrEqual(1);
  }
  expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length);
});

test('policy and custom name no statute', () => {
  for (const { basis, citation } of findings) if (basis === 'practice') expect(citation).not.toMatch(/U\.S\.C\.|CFR/);
});

test('an empty report and a silent client say nothing', () => {
  expect(LATER_ANALYSES.flatMap((analysis) => analysis.run(input(report())))).toEqual([]);
});

test('docs/ANALYSES.md says of each what the code says (node scripts/analyses-table.ts --list)', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/ANALYSES.md'), 'utf8');
  for (const { code, title, citation, basis, guard } of LATER_ANALYSES) expect(docs).toContain(`| ${code} | ${title} | ${basis}: ${citation} | ${guard} |`);
});
