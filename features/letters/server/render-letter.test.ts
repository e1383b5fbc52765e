import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { openTypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import { BUREAU_ADDRESSES } from '../rules/bureau-addresses.ts';
import { LETTER_STYLES, type LetterDocument, type LetterItem } from '../rules/letter-document.ts';
import { renderBatch, renderLetter, renderLetters } from './render-letter.ts';

const renderer = openTypstRenderer();
const folder = mkdtempSync(join(tmpdir(), 'letters-'));
afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

const item = (n: number, over: Partial<LetterItem> = {}): LetterItem => ({
  heading: `FURNISHER NUMBER ${n}`,
  accountNumberMasked: `5178XXXX${String(1000 + n)}`,
  reported: [
    { label: 'Payment status', value: 'Collection or charge-off' },
    { label: 'Balance', value: '$1,234' },
    { label: 'Opened', value: 'Feb 2021' },
  ],
  reason: `Reason of item ${n}.`,
  facts: [`Fact of item ${n}.`],
  instruction: `Instruction of item ${n}.`,
  ...over,
});
const letter = (items: number, over: Partial<LetterDocument> = {}): LetterDocument => ({
  title: 'Dispute letter to TransUnion, November 20, 2026',
  language: 'en',
  draft: false,
  bureau: 'TU',
  date: civilDate(2026, 11, 20),
  sender: { name: 'María Álvarez-Núñez', lines: ['1420 Oak Grove Avenue', 'Apt 3B', 'Springfield, IL 62704'] },
  identification: [
    { label: 'Date of birth', value: 'January 5, 1980' },
    { label: 'Social Security number, last four', value: '1234' },
  ],
  recipient: { name: BUREAU_ADDRESSES.TU.name, lines: BUREAU_ADDRESSES.TU.lines },
  subject: 'Dispute of accounts in my TransUnion credit file',
  salutation: 'To the dispute department:',
  opening: ['Opening paragraph.'],
  style: 'labels',
  items: Array.from({ length: items }, (_, i) => item(i + 1)),
  closing: ['First closing paragraph.', 'Last closing paragraph.'],
  valediction: 'Sincerely,',
  enclosures: ['Copy of my photo ID', 'Copy of a utility bill'],
  ...over,
});
const LONG: Partial<LetterDocument> = {
  sender: {
    name: 'Maximiliana Alexandrina Featherstonehaugh-Cholmondeley von Hohenzollern-Sigmaringen III',
    lines: [
      'c/o The Residences at Northwestern Memorial Boulevard Towers, Building 14',
      'Apartment 1204, Floor 12, Entrance on the Garden Side of the Second Court',
      'Rancho Santa Margarita, CA 92688-1234',
    ],
  },
  recipient: {
    name: 'A Recipient With A Name That Is Much Longer Than The Window Of The Envelope Is Wide',
    lines: ['Consumer Dispute Center', 'P.O. Box 2000', 'Chester, PA 19016-2000'],
  },
};

const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
const seen = describe.skipIf(!poppler);
if (!poppler) console.warn('pdftotext (poppler-utils) is not installed: what the letters look like is not tested.');

interface Word {
  readonly page: number;
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
/** The words of a PDF with their boxes in inches from the top left. */
function wordsOf(pdf: Uint8Array): Word[] {
  let page = 0;
  return pdfText(pdf, '-bbox')
    .split('\n')
    .flatMap((line) => {
      if (line.includes('<page ')) page += 1;
      const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/.exec(line);
      if (!word) return [];
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = word.slice(1, 5).map((points) => Number(points) / 72);
      return [{ page, text: word[5] ?? '', x0, y0, x1, y1 }];
    });
}
function pdfText(pdf: Uint8Array, ...options: string[]): string {
  const path = join(folder, 'letter.pdf');
  writeFileSync(path, pdf);
  return execFileSync('pdftotext', [...options, path, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
const pagesOf = (pdf: Uint8Array): string[] => pdfText(pdf, '-layout').split('\f').slice(0, -1);
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

seen('the window of a #10 envelope', () => {
  // Half the difference between a line's box in the font's own metrics and its ink.
  const SLACK = 0.04;
  test.each([
    ['an ordinary letter', {}],
    ['long names and addresses', LONG],
    ['a draft', { draft: true }],
    ['a two-line recipient', { recipient: { name: 'Experian', lines: ['Allen, TX 75013'] } }],
  ])('shows the recipient and nothing else: %s', async (_name, over) => {
    const document = letter(3, over);
    const words = wordsOf((await renderLetter(document, { renderer })).pdf).filter((w) => w.page === 1);
    const window = words.filter((w) => w.y1 > 2.04 && w.y0 < 3.63);
    expect(window.map((w) => w.text).join(' ')).toBe([document.recipient.name, ...document.recipient.lines].join(' '));
    for (const word of window) {
      expect(word.x0).toBeGreaterThanOrEqual(0.875);
      expect(word.x1).toBeLessThanOrEqual(4.375);
      expect(word.y0).toBeGreaterThanOrEqual(2.5 - SLACK);
      expect(word.y1).toBeLessThanOrEqual(3.17 + SLACK);
    }
    expect(words.find((w) => w.text.startsWith(document.sender.name.split(' ')[0] ?? ''))?.y1).toBeLessThan(2.04);
  });

  test('keeps all text on the paper', async () => {
    const hard = letter(1, {
      ...LONG,
      items: [
        item(1, {
          heading: 'W'.repeat(90),
          facts: ['x'.repeat(500), `${'word '.repeat(1000)}end`],
          reported: [
            { label: 'Remarks', value: 'M'.repeat(60) },
            { label: 'Creditor', value: 'A'.repeat(30) },
          ],
        }),
      ],
    });
    for (const word of wordsOf((await renderLetter(hard, { renderer })).pdf)) {
      expect(word.x0).toBeGreaterThan(0.9);
      expect(word.x1).toBeLessThan(7.6);
      expect(word.y1).toBeLessThan(10.75);
    }
  });
});

seen('the text', () => {
  test('is all there, in reading order', async () => {
    const made = await renderLetter(letter(2), { renderer });
    const text = flat(pdfText(made.pdf, '-raw'));
    const parts = [
      'María Álvarez-Núñez',
      '1420 Oak Grove Avenue',
      'Springfield, IL 62704',
      'November 20, 2026',
      'TransUnion LLC',
      'Chester, PA 19016-2000',
      'Dispute of accounts',
      'January 5, 1980',
      '1234',
      'To the dispute department:',
      'Opening paragraph.',
      '1. FURNISHER NUMBER 1',
      '5178XXXX1001',
      'Balance',
      '$1,234',
      'Reason of item 1.',
      'Fact of item 1.',
      'Instruction of item 1.',
      '2. FURNISHER NUMBER 2',
      'First closing paragraph.',
      'Last closing paragraph.',
      'Sincerely,',
      'Copy of my photo ID',
    ];
    let from = -1;
    for (const part of parts) {
      const at = text.indexOf(part, from + 1);
      expect(at, part).toBeGreaterThan(from);
      from = at;
    }
    expect(made.ua).toBe(true);
  });

  test('numbers pages and names the client on those that follow', async () => {
    const { pdf, pages } = await renderLetter(letter(23), { renderer });
    expect(pages).toBeGreaterThan(3);
    for (const [i, page] of pagesOf(pdf).entries()) {
      expect(page).toContain(`Page ${i + 1} of ${pages}`);
      expect(page).toContain('María Álvarez-Núñez');
      expect(page).not.toContain('DRAFT');
    }
    expect(flat(pdfText((await renderLetter(letter(1), { renderer })).pdf))).not.toContain('Page 1');
  });

  test('keeps each item on one page', async () => {
    const pages = pagesOf((await renderLetter(letter(23), { renderer })).pdf);
    for (let n = 1; n <= 23; n++) {
      const at = pages.findIndex((page) => page.includes(`FURNISHER NUMBER ${n} `) || page.includes(`FURNISHER NUMBER ${n}\n`));
      expect(pages[at]).toContain(`Instruction of item ${n}.`);
    }
    expect(pages.at(-1)).toMatch(/Last closing paragraph\.[\s\S]*Sincerely,[\s\S]*Copy of a utility bill/);
  });

  test.each(LETTER_STYLES)('3.1: one item is one page, set as %s', async (style) =>
    expect((await renderLetter(letter(1, { style }), { renderer })).pages).toBe(1),
  );

  test.each(LETTER_STYLES)(
    'G16, X10: set as %s, it ends with a line for the signature of the client, which nobody signs for them',
    async (style) => {
      const { pdf } = await renderLetter(letter(1, { style }), { renderer });
      const words = wordsOf(pdf);
      const sincerely = words.find((word) => word.text === 'Sincerely,');
      const name = words.findLast((word) => word.text === 'María');
      if (!sincerely || !name) throw new Error('no signature');
      expect([name.page, name.x0]).toEqual([sincerely.page, sincerely.x0]);
      // Room to sign by hand, empty.
      expect(name.y0 - sincerely.y1).toBeGreaterThan(0.4);
      expect(words.filter((word) => word.page === name.page && word.x0 < 4 && word.y0 > sincerely.y1 && word.y1 < name.y0)).toEqual([]);
      const path = join(folder, 'signed.pdf');
      writeFileSync(path, pdf);
      expect(execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' }).trim().split('\n').slice(2)).toEqual([]);
    },
  );

  test('says DRAFT on each page of a draft', async () => {
    const pages = pagesOf((await renderLetter(letter(12, { draft: true }), { renderer })).pdf);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('DRAFT');
  });

  test.each([
    ['code', '#panic("x") *a* $x$ {{7*7}} <b> \\n `raw` @ref', '#panic("x") *a* $x$ {{7*7}} <b> \\n `raw` @ref', true],
    ['control characters', 'a\u0000b\u0007c\u202ed', 'abcd', true],
    ['a character without a glyph', 'Known as 王 there', 'Known as', false],
    ['5,000 characters', `${'word '.repeat(999)}last.`, `${'word '.repeat(999)}last.`, true],
  ])('%s in a fact is only text', async (_name, fact, printed, ua) => {
    const made = await renderLetter(letter(1, { items: [item(1, { facts: [fact] })] }), { renderer });
    const text = pagesOf(made.pdf)
      .map((page) => page.replaceAll(/^.*Page \d+ of \d+.*$/gm, ''))
      .join(' ');
    expect(flat(text)).toContain(printed);
    expect(made.ua).toBe(ua);
    expect(made.missingGlyphs).toEqual(ua ? undefined : ['王']);
  });

  test('says what a public record is numbered by', async () => {
    expect(flat(pdfText((await renderLetter(letter(1, { items: [item(1, { accountLabel: 'Reference' })] }), { renderer })).pdf))).toContain(
      'Reference 5178XXXX1001',
    );
  });
});

seen('the file', () => {
  test('is US Letter, tagged, titled, with its fonts inside', async () => {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, (await renderLetter(letter(2), { renderer })).pdf);
    const info = execFileSync('pdfinfo', [path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    expect(info).toMatch(/Title:\s+Dispute letter to TransUnion, November 20, 2026/);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Page size:\s+612 x 792/);
    const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n')
      .slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/NotoSerif-\S+\s.*\syes yes yes/);
  });
});

describe('batches', () => {
  const documents = [letter(1), letter(5), letter(1, { bureau: 'EQ' }), letter(2)];

  test('one PDF per letter, in order', async () => {
    const made = await renderLetters(documents, { renderer });
    expect(made.map((m) => m.pages)).toEqual([1, 2, 1, expect.any(Number)]);
    expect(made.every((m) => m.ua)).toBe(true);
  });

  test('all in one PDF: each letter on a fresh page, counting from one', async () => {
    const single = await renderLetters(documents, { renderer });
    const batch = await renderBatch(documents, { renderer });
    if (isRefusal(batch)) throw new Error(batch.message);
    expect(batch.pages).toBe(single.reduce((sum, m) => sum + m.pages, 0));
    expect(batch.ua).toBe(true);
    if (poppler)
      expect(pagesOf(batch.pdf).map((p) => /Page \d of \d/.exec(p)?.[0])).toEqual(
        single.flatMap((m) => Array.from({ length: m.pages }, (_, i) => (m.pages > 1 ? `Page ${i + 1} of ${m.pages}` : undefined))),
      );
  });

  test('duplex: each letter begins on the front of a sheet, backs stay blank', async () => {
    const batch = await renderBatch(documents, { renderer, duplex: true });
    if (isRefusal(batch)) throw new Error(batch.message);
    const single = await renderLetters(documents, { renderer });
    const starts = single.slice(0, -1).reduce<number[]>((at, m) => [...at, (at.at(-1) ?? 0) + m.pages + (m.pages % 2)], [0]);
    expect(batch.pages).toBe((starts.at(-1) ?? 0) + (single.at(-1)?.pages ?? 0));
    if (!poppler) return;
    const pages = pagesOf(batch.pdf);
    for (const start of starts) expect(pages[start]).toContain('To the dispute department:');
    expect(pages[1]?.trim()).toBe('');
  });

  test.each([
    ['letters.emptyBatch', []],
    ['letters.draftInBatch', [letter(1), letter(1, { draft: true })]],
    ['letters.batchTooLarge', Array.from({ length: 501 }, () => letter(0))],
  ])('%s', async (code, batch) => expect(await renderBatch(batch, { renderer })).toMatchObject({ refused: true, code }));
});

test('a batch that takes more memory than one document may is refused in words', async () => {
  const small = openTypstRenderer({ memoryMb: { short: 200, long: 200 }, timeoutMs: 600_000 });
  const batch = Array.from({ length: 150 }, (_, at) => letter(at));
  expect(await renderBatch(batch, { renderer: small })).toMatchObject({ refused: true, code: 'letters.batchTooHeavy' });
  await small.close();
});

test('an address that does not fit its place is a fault', async () => {
  await expect(renderLetter(letter(1, { recipient: { name: 'A', lines: ['1', '2', '3', '4'] } }), { renderer })).rejects.toThrow(
    'more than 4 lines',
  );
  await expect(renderLetter(letter(1, { sender: { name: 'A', lines: ['1', '2', '3', '4', '5'] } }), { renderer })).rejects.toThrow(
    'more than 5 lines',
  );
});

test('a letter written before styles existed is printed again with the bytes of then', async () => {
  const before = ({ style: _style, ...document }: LetterDocument): LetterDocument => document;
  const cited = { opening: ['Please reinvestigate these items under 15 U.S.C. 1681i(a).'] };
  const made = [
    await renderLetter(before(letter(3, cited)), { renderer }),
    await renderBatch([before(letter(1)), before(letter(23))], { renderer, duplex: true }),
  ];
  // Made by the last version without styles. A new Typst or font may set them otherwise: then look at both, and take over what is right.
  expect(made.map((one) => ('pdf' in one ? createHash('sha256').update(one.pdf).digest('hex') : one))).toEqual([
    '2b0018df12a47d75a756d94681f8c9514bcb8f33a484560e91b6bdef51b7e58c',
    'd0ea8750907a470aa3cc0675ac3b89a290e19acda12eb52239f5dc9c981bee9c',
  ]);
});

test('the same letter gives the same bytes', async () => {
  const [a, b] = await renderLetters([letter(3), letter(3)], { renderer });
  expect(Buffer.from(a?.pdf ?? []).equals(Buffer.from(b?.pdf ?? [1]))).toBe(true);
});
