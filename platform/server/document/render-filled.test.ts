import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { civilDate } from '../../base/civil-date.ts';
import type { FilledBlock, FilledDocument } from '../../base/document/filled-document.ts';
import { openTypstRenderer } from '../pdf/typst-renderer.ts';
import { renderFilled, renderPapers, type FilledRendering } from './render-filled.ts';

const renderer = openTypstRenderer();
afterAll(() => renderer.close());
const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
const textOf = (pdf: Uint8Array): string => execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
const paragraph = (words: string, bold = false): FilledBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, ...(bold && { marks: [{ type: 'bold' }] }) }],
});
const RIGHT = 'You may cancel this contract without penalty.';
const document: FilledDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Agreement #strong[x] $a$' }] },
    paragraph('Total of all payments: $450.00', true),
    { type: 'paragraph' },
    { type: 'heading', attrs: { level: 2 } },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Letters')] }] },
    { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('Answers')] }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph('Service')] },
            { type: 'tableHeader', content: [paragraph('Fee')] },
          ],
        },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('Round')] }] },
      ],
    },
    { type: 'statute', attrs: { id: 'right', heading: null, paragraphs: [RIGHT], bold: true, sha256: 'a'.repeat(64) } },
    { type: 'signature', attrs: { who: 'client' } },
    { type: 'signature', attrs: { who: 'office' } },
  ],
};
const made = (over: Partial<FilledRendering> = {}) => renderFilled(document, { title: 'Agreement', language: 'en', ...over }, renderer);

test('what people write is text, whatever it looks like, and the PDF passes PDF/UA-1', async () => {
  const { pdf, pages, ua, missingGlyphs } = await made({ header: { name: 'Clear Path', lines: ['1 Main St'] } });
  expect([pages, ua, missingGlyphs]).toEqual([1, true, undefined]);
  if (process.env.SHOW_PDF) writeFileSync(process.env.SHOW_PDF, pdf);
  if (!poppler) return;
  const text = textOf(pdf);
  for (const words of [
    'Agreement #strong[x] $a$',
    RIGHT,
    'Signature of the client',
    'Page 1 of 1',
    'Clear Path',
    '• Letters',
    '1. Answers',
  ])
    expect(text.replaceAll(/ +/g, ' ')).toContain(words);
});

test('drawn and typed signatures with their days', async () => {
  const { pdf, ua } = await made({
    language: 'es',
    signatures: {
      client: {
        name: 'Ana Ruiz',
        signedAtText: '3 de noviembre de 2026',
        strokes: [
          [
            [10, 40],
            [60, 5],
            [110, 60],
          ],
          [[150, 30]],
        ],
      },
      office: { name: 'Olivia Brandt', signedAtText: '2 de noviembre de 2026' },
    },
  });
  expect(ua).toBe(true);
  if (process.env.SHOW_PDF) writeFileSync(`${process.env.SHOW_PDF}-signed.pdf`, pdf);
  if (poppler)
    expect(textOf(pdf)).toMatch(/3 de noviembre de 2026[\s\S]*Firma del cliente: Ana Ruiz[\s\S]*Olivia Brandt[\s\S]*Firma por la empresa/);
});

test('a paper that stands alone has nothing at its foot', async () => {
  const { pdf } = await made({ bare: true });
  if (poppler) expect(textOf(pdf)).not.toContain('Page 1');
});

test('the right to cancel and the signature stay on one page', async () => {
  const filler = Array.from({ length: 200 }, (_, i) => paragraph(`Line ${i} of a long agreement that says something.`));
  for (const count of [20, 24, 26, 28, 30, 32, 34]) {
    const { pdf } = await renderFilled(
      { type: 'doc', content: [...filler.slice(0, count), ...document.content.slice(-3)] },
      { title: 'A', language: 'en' },
      renderer,
    );
    if (!poppler) continue;
    const pages = textOf(pdf).split('\f');
    const of = (words: string): number => pages.findIndex((page) => page.includes(words));
    expect([count, of('Signature of the client')]).toEqual([count, of(RIGHT)]);
  }
});

test('several papers in one PDF to be kept: each on its own page, with its own signature, and one that stands alone', async () => {
  const one = (words: string): FilledDocument => ({
    type: 'doc',
    content: [paragraph(words), { type: 'signature', attrs: { who: 'client' } }],
  });
  const { pdf, pages, ua } = await renderPapers(
    [
      { document: one('First paper'), signatures: { client: { name: 'Ana Ruiz', signedAtText: 'Nov 3' }, office: null } },
      { document: one('Alone'), bare: true },
      { document: one('Third paper') },
    ],
    { title: 'Papers', language: 'en', keptFrom: civilDate(2026, 11, 3) },
    renderer,
  );
  expect([pages, ua]).toEqual([3, true]);
  if (!poppler) return;
  const of = textOf(pdf).split('\f');
  expect(of.slice(0, 3).map((page) => [page.includes('Ana Ruiz'), /Page \d of 3/.test(page)])).toEqual([
    [true, true],
    [false, false],
    [false, true],
  ]);
});
