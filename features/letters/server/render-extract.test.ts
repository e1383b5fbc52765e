// The marked pages of the report behind a letter, as they are printed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { openTypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import { BUREAU_ADDRESSES } from '../rules/bureau-addresses.ts';
import type { ExtractLine } from '../rules/extract-shape.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { renderBatch, renderLetter } from './render-letter.ts';

const renderer = openTypstRenderer();
const folder = mkdtempSync(join(tmpdir(), 'extracts-'));
afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});
const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
if (!poppler) console.warn('pdftotext (poppler-utils) is not installed: what the pages look like is not tested.');

const TITLE = 'Extract of your report of November 3, 2026, items marked';
const line = (number: number, over: Partial<ExtractLine> = {}): ExtractLine => ({
  number,
  heading: `FURNISHER NUMBER ${number}`,
  ownPage: true,
  whole: false,
  rows: [
    { label: 'Balance', value: `00000${number}77`, marked: true },
    { label: 'Remark', value: 'A long remark of the furnisher. '.repeat(12).trim(), marked: false },
  ],
  history: [{ year: '2025', months: Array.from({ length: 12 }, (_, month) => ({ value: month < 9 ? 'OK' : '30', marked: month === 10 })) }],
  ...over,
});
const letter = (lines: readonly ExtractLine[]): LetterDocument => ({
  title: 'Dispute letter to TransUnion, November 20, 2026',
  language: 'en',
  draft: false,
  bureau: 'TU',
  date: civilDate(2026, 11, 20),
  sender: { name: 'Maria Alvarez', lines: ['1 Oak Street', 'Reno, NV 89501'] },
  identification: [],
  recipient: { name: BUREAU_ADDRESSES.TU.name, lines: BUREAU_ADDRESSES.TU.lines },
  subject: 'Dispute of accounts in my TransUnion credit file',
  salutation: 'To the dispute department:',
  opening: ['Opening paragraph.'],
  items: [],
  closing: ['Closing paragraph.'],
  valediction: 'Sincerely,',
  enclosures: [TITLE],
  extract: { title: TITLE, heading: 'Extract of the report of November 3, 2026', reportNumber: '123456789', lines },
});

function pagesOf(pdf: Uint8Array): string[] {
  const path = join(folder, 'letter.pdf');
  writeFileSync(path, pdf);
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' '));
}

test('a page for each account, inquiries together, each named as an enclosure', async () => {
  const inquiry = { ownPage: false, whole: true, history: [], rows: [{ label: 'Company', value: 'LENDER', marked: false }] };
  const made = await renderLetter(letter([line(1), line(2, { whole: true }), line(3, inquiry), line(4, inquiry)]), { renderer });
  expect([made.pages, made.ua, made.missingGlyphs]).toEqual([4, true, undefined]);
  if (!poppler) return;
  const [first = '', ...extract] = pagesOf(made.pdf);
  expect(first).toContain('Extract of your report of November 3, 2026,');
  expect(first).not.toContain('Page 1 of');
  for (const page of extract) expect(page).toContain(`Enclosure: ${TITLE}`);
  const [one = '', two = '', three = ''] = extract;
  expect(one).toMatch(/Extract of the report of November 3, 2026 TransUnion · Report number 123456789 .*Item 1\. FURNISHER NUMBER 1/);
  expect(one).toMatch(/Balance 00000177 Disputed .*Disputed months are in a heavy box/);
  expect(one).not.toContain('The whole entry');
  expect(two).toContain('The whole entry is disputed.');
  expect(three).toMatch(/Item 3\..*Item 4\./);
});

test('a line longer than a page continues on the next, and loses nothing', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ label: `Field ${at}`, value: `value-${at}.`, marked: at === 40 }));
  const made = await renderLetter(letter([line(1, { rows })]), { renderer });
  expect(made.ua).toBe(true);
  if (!poppler) return;
  const text = pagesOf(made.pdf).join(' ');
  for (const { value } of rows) expect(text).toContain(value);
});

test('the same letter gives the same bytes, and a batch prints the same pages', async () => {
  const document = letter([line(1), line(2)]);
  const [a, b, batch] = [
    await renderLetter(document, { renderer }),
    await renderLetter(document, { renderer }),
    await renderBatch([document, letter([line(1)])], { renderer }),
  ];
  expect(Buffer.from(a.pdf).equals(Buffer.from(b.pdf))).toBe(true);
  if (isRefusal(batch)) throw new Error(batch.message);
  expect(batch.pages).toBe(a.pages + 2);
  if (poppler) expect(pagesOf(batch.pdf).slice(0, a.pages)).toEqual(pagesOf(a.pdf));
});
