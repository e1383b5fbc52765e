// The barcode of a letter as scanners and cameras see it.
import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { withBarcodeReader } from '../../../platform/server/barcodes/read-barcodes.ts';
import { openTypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import { drawPdfPages } from '../../files/server/public.ts';
import { BUREAU_ADDRESSES } from '../rules/bureau-addresses.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { letterCode } from '../rules/letter-code.ts';
import { renderLetter } from './render-letter.ts';

const renderer = openTypstRenderer();
afterAll(() => renderer.close());

const CODE = letterCode('01936f5e-7b1a-7c3d-9e8f-1a2b3c4d5e6f');
const item = (n: number) => ({
  heading: `FURNISHER NUMBER ${n}`,
  reported: [{ label: 'Balance', value: '$1,234' }],
  reason: `Reason of item ${n}. `.repeat(12),
  facts: [`Fact of item ${n}.`],
  instruction: `Instruction of item ${n}.`,
});
const letter: LetterDocument = {
  title: 'Dispute letter to TransUnion, November 20, 2026',
  code: CODE,
  language: 'en',
  draft: false,
  bureau: 'TU',
  date: civilDate(2026, 11, 20),
  sender: { name: 'María Álvarez-Núñez', lines: ['1420 Oak Grove Avenue', 'Springfield, IL 62704'] },
  identification: [],
  recipient: { name: BUREAU_ADDRESSES.TU.name, lines: BUREAU_ADDRESSES.TU.lines },
  subject: 'Dispute of accounts in my TransUnion credit file',
  salutation: 'To the dispute department:',
  opening: ['Opening paragraph.'],
  style: 'labels',
  items: Array.from({ length: 5 }, (_, i) => item(i + 1)),
  closing: ['First closing paragraph.', 'Last closing paragraph.'],
  valediction: 'Sincerely,',
  enclosures: ['Copy of my photo ID'],
};

/** Each page of the letter as a scanner of `dpi` dots an inch sees it. */
async function scanPages(dpi: number): Promise<Sharp[]> {
  const { pdf, ua, missingGlyphs } = await renderLetter(letter, { renderer });
  expect({ ua, missingGlyphs }).toEqual({ ua: true, missingGlyphs: undefined });
  const pages: Sharp[] = [];
  for await (const page of drawPdfPages({ bytes: pdf, page: null, longSide: 11 * dpi }, 60)) {
    if (isRefusal(page)) throw new Error(page.message);
    const { pixels, width, height } = page;
    pages.push(sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } }).removeAlpha());
  }
  return pages;
}

/** Gray paper, specks, and the softness of old glass. */
async function wear(page: Sharp): Promise<Sharp> {
  const { data, info } = await page.clone().blur(0.7).linear(0.75, 40).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let at = 0; at < data.length; at += 1) {
    const speck = random() < 0.002 ? (random() < 0.5 ? -160 : 160) : 0;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (random() - 0.5) * 60 + speck));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function read(picture: Sharp): Promise<readonly string[] | null> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return withBarcodeReader(30, (readOne) => readOne({ width: info.width, height: info.height, pixels: new Uint8Array(data) }));
}

const again = async (picture: Sharp) => sharp(await picture.clone().png().toBuffer());

test('every page of a letter bears its code, and it is read straight, sideways, upside down, skewed, worn, and from a photograph', async () => {
  const pages = await scanPages(150);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(await read(await again(page))).toEqual([CODE]);
  const [first] = pages;
  if (!first) throw new Error('The letter has no page.');
  const worn = await wear(first);
  for (const turn of [0, 90, 180, 270, 4, -7])
    expect([turn, await read(sharp(await worn.clone().rotate(turn, { background: '#ddd' }).png().toBuffer()))]).toEqual([turn, [CODE]]);
  const photo = sharp(await (await again(worn)).jpeg({ quality: 45 }).toBuffer());
  expect(await read(photo)).toEqual([CODE]);
  const pictures = process.env['SCREENSHOTS'];
  if (pictures !== undefined) writeFileSync(`${pictures}/letter-barcode.png`, await (await again(first)).png().toBuffer());
});

test('a page without a code, and a picture that is none, say nothing', async () => {
  expect(await read(sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } }))).toEqual([]);
  const lie = () => ({ width: 4000, height: 4000, pixels: new Uint8Array(16) });
  expect(await withBarcodeReader(30, async (one) => [await one(lie()), await one(lie())])).toEqual([null, null]);
});
