import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import type { AuditFinding, AuditNegative, AuditReport } from '../rules/audit-report/audit-report.ts';
import { composeAuditReport } from '../rules/audit-report/compose-audit-report.ts';
import { civil, report } from '../rules/testing.ts';
import { renderAuditReport } from './render-audit-report.ts';

const renderer = openTypstRenderer();
const folder = mkdtempSync(join(tmpdir(), 'audit-report-'));
afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});
const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
const seen = describe.skipIf(!poppler);

const found = (n: number, over: Partial<AuditFinding> = {}): AuditFinding => ({
  title: `Title ${n}`,
  weight: 'Serious',
  facts: [`Fact ${n}.`],
  question: `Question ${n}?`,
  restsOn: '15 U.S.C. 1681e(b) (law)',
  answer: 'Not asked yet',
  choices: ['Yes', 'No', 'Not sure'],
  ...over,
});
const negative = (n: number, over: Partial<AuditNegative> = {}): AuditNegative => ({
  creditor: `CREDITOR ${n}`,
  number: `****${1000 + n}`,
  status: 'Charge-off',
  balance: '$1,234',
  pastDue: '$120',
  opened: 'Feb 3, 2021',
  reasons: ['Charge-off', '$120 past due'],
  ...over,
});
const blank = composeAuditReport({
  report: report([]),
  rows: [],
  client: 'María Álvarez-Núñez',
  office: { name: 'Harbor Office', address: ['1 Summit St', 'Toledo, OH 43604'], reach: ['(419) 555-0100'], color: null, logo: null },
  today: civil('2026-03-20'),
  zone: 'America/New_York',
  include: 'open',
  language: 'en',
});
function audit(findings: readonly AuditFinding[], negatives: readonly AuditNegative[] = [], over: Partial<AuditReport> = {}): AuditReport {
  const groups = findings.map((one, at) => ({ heading: `LINE ${at}`, number: '****1234', findings: [one] }));
  return {
    ...blank,
    negatives: { ...blank.negatives, content: [{ bureau: 'Equifax', empty: null, accounts: negatives, records: [] }] },
    findings: { ...blank.findings, content: groups.length > 0 ? [{ bureau: 'EQ', heading: 'Equifax', groups }] : [] },
    ...over,
  };
}
const make = (document: AuditReport, ssnEndings = new Set<string>()) => renderAuditReport(document, { renderer, ssnEndings });
function pdfText(pdf: Uint8Array, ...options: string[]): string {
  const path = join(folder, 'report.pdf');
  writeFileSync(path, pdf);
  return execFileSync('pdftotext', [...options, path, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
const flat = (text: string): string => text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');

test.each([
  ['nothing to say', audit([])],
  ['no office', audit([found(1)], [], { office: null })],
  [
    'very much',
    audit(
      Array.from({ length: 250 }, (_, n) => found(n)),
      Array.from({ length: 250 }, (_, n) => negative(n)),
    ),
  ],
])('an accessible PDF of %s', async (_what, document) => {
  const made = await make(document);
  expect(Buffer.from(made.pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(made).toMatchObject({ ua: true });
  expect(made.missingGlyphs).toBeUndefined();
});

seen('what is printed', () => {
  test('is all there, in reading order, on numbered pages', async () => {
    const made = await make(
      audit(
        [found(1), found(2, { answer: 'You were not sure' })],
        Array.from({ length: 40 }, (_, n) => negative(n)),
      ),
    );
    const text = flat(pdfText(made.pdf, '-raw'));
    let from = -1;
    for (const part of [
      'Harbor Office',
      '1 Summit St',
      '(419) 555-0100',
      'Credit report review',
      'María Álvarez-Núñez',
      'Date of the report',
      'March 15, 2026',
      'What this review is',
      'No result is promised',
      'At a glance',
      'Accounts 0 0 0 0',
      'Scores in this report',
      'Equifax No score',
      'Negative items by bureau',
      'CREDITOR 0 ****1000',
      'Charge-off; $120 past due',
      'Findings and questions',
      'LINE 0',
      'Title 1',
      'Fact 1.',
      'Question 1?',
      'Not asked yet',
      'Yes',
      '15 U.S.C. 1681e(b) (law)',
      'Title 2',
      'You were not sure',
      'How to read this',
    ]) {
      const at = text.indexOf(part, from + 1);
      expect(at, part).toBeGreaterThan(from);
      from = at;
    }
    const pages = pdfText(made.pdf, '-layout').split('\f').slice(0, -1);
    expect(pages).toHaveLength(made.pages);
    for (const [at, page] of pages.entries())
      expect(flat(page)).toContain(`María Álvarez-Núñez · Harbor Office Page ${at + 1} of ${made.pages}`);
  });

  test('in Spanish has no label left in English', async () => {
    const made = await make(
      audit(
        [],
        [],
        composeAuditReport({
          report: report([]),
          rows: [],
          client: 'María Álvarez-Núñez',
          office: { name: 'Harbor Office', address: [], reach: [], color: null, logo: null },
          today: civil('2026-03-20'),
          zone: 'America/New_York',
          include: 'open',
          language: 'es',
        }),
      ),
    );
    const text = flat(pdfText(made.pdf, '-raw'));
    for (const part of [
      'Revisión del reporte de crédito',
      '20 de marzo de 2026',
      'En resumen Se informa',
      'Buró Puntaje Modelo Rango Fecha',
      'Página 1 de',
    ])
      expect(text).toContain(part);
    expect([made.ua, made.missingGlyphs]).toEqual([true, undefined]);
    expect(text).not.toMatch(/\b(?:Page|Reported|Bureau|Score|Date|Account|Status|the)\b/);
  });

  test.each([
    ['code', '#panic("x") *a* $x$ `raw` @ref', '#panic("x") *a* $x$ `raw` @ref', undefined],
    ['control characters', 'a\u0000b\u0007c\u202ed', 'abcd', undefined],
    ['characters without a glyph', 'Known as 王 there', 'Known as ? there', ['王']],
    ['a Social Security number', 'SSN 219-09-5501, or 219095501', 'SSN XXX-XX-5501, or XXXXX5501', undefined],
    ['5,000 characters', `${'word '.repeat(999)}last.`, 'word '.repeat(99).trim(), undefined],
  ])('%s in a report are only text', async (_what, fact, printed, missing) => {
    const made = await make(audit([found(1, { facts: [fact] })]), new Set(['5501']));
    const text = flat(pdfText(made.pdf));
    expect(text).toContain(printed);
    expect([made.ua, made.missingGlyphs]).toEqual([true, missing]);
    expect(text.includes('our typeface does not have')).toBe(missing !== undefined);
  });

  test('stays on the paper', async () => {
    const long = 'W'.repeat(90);
    const made = await make(
      audit(
        [found(1, { title: long, facts: [long], question: long, restsOn: long })],
        [negative(1, { creditor: long, number: long, status: long, balance: '$12,345,678.90', reasons: [long] })],
        {
          client: `${long} ${long}`,
          office: { name: long, address: [long], reach: ['(419) 555-0100', `${'m'.repeat(40)}@example.test`], color: null, logo: null },
          details: [{ label: 'Source of the report', value: long }],
        },
      ),
    );
    const words = pdfText(made.pdf, '-bbox')
      .split('\n')
      .flatMap((line) => {
        const word = /<word xMin="([\d.-]+)" yMin="[\d.-]+" xMax="([\d.-]+)" yMax="([\d.-]+)">/.exec(line);
        return word ? [word.slice(1, 4).map((points) => Number(points) / 72)] : [];
      });
    expect(words.length).toBeGreaterThan(50);
    for (const [left = 0, right = 9, bottom = 12] of words) {
      expect(left).toBeGreaterThan(0.88);
      expect(right).toBeLessThan(7.62);
      expect(bottom).toBeLessThan(10.8);
    }
  });

  test('has a title and its fonts inside', async () => {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, (await make(audit([found(1)]))).pdf);
    const info = execFileSync('pdfinfo', [path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    for (const line of [/Title:\s+Credit report review: María Álvarez-Núñez/, /Tagged:\s+yes/, /Page size:\s+612 x 792/])
      expect(info).toMatch(line);
  });
});
