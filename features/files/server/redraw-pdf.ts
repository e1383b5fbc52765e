// Changes one page of a PDF. Every page of the new file is a picture, so nothing else of the old one is in it: no text, no hidden or covered
// object, no attachment, no details of who made it.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { ownerOfCostlyWork } from '../../../platform/server/on-behalf-of.ts';
import { DocumentTooHeavy } from '../../../platform/server/pdf/document-too-heavy.ts';
import type { Services } from '../../../platform/server/services.ts';
import { PAGE_SECONDS, PDF_SECONDS } from '../rules/pdf-pages.ts';
import type { PictureChange } from '../rules/redraw.ts';
import { createFairQueue } from './fair-queue.ts';
import { renderPages, type PagePicture } from './pages-pdf.ts';
import { drawPdfPages, PDF_REFUSALS, type PdfPage } from './pdf-pages.ts';
import { changePixels } from './redraw-picture.ts';

const MB = 1024 * 1024;
const QUALITY = 85;
/** Paper of a page that was cut to almost nothing, in points. */
const LEAST_SIDE = 18;
/** As many as a screen needs. */
const SCREEN_SIDE = 1600;
/** Whole documents are drawn apart from single pages, so that no one waits behind them to look at a page. */
const lanes = { page: createFairQueue({ atOnce: 2, perPerson: 1 }), document: createFairQueue({ atOnce: 1, perPerson: 1 }) };

interface PdfChange extends PictureChange {
  /** From 1. */
  readonly page: number;
  /** Of the new document, for programs that read pages aloud. */
  readonly title: string;
}

/** The PDF after the change. Refused when it cannot be read, has no such page, or is too large or takes too long. */
export function redrawPdf(
  { typst, env }: Pick<Services, 'typst' | 'env'>,
  read: () => Promise<Buffer>,
  { page, title, ...change }: PdfChange,
): Promise<Buffer | Refusal> {
  return lanes.document(ownerOfCostlyWork(), async () => {
    const most = env.FILES_MAX_MB * MB;
    const tooLarge = refuse('files.pdfTooLarge', `The changed PDF would be larger than ${env.FILES_MAX_MB} MB. Upload it in parts.`);
    const pictures: PagePicture[] = [];
    let [bytes, isChanged] = [0, false];
    for await (const drawn of drawPdfPages({ bytes: await read(), page: null, longSide: null }, PDF_SECONDS)) {
      if (isRefusal(drawn)) return drawn;
      const isThis = drawn.number === page;
      if (page > drawn.pages) return PDF_REFUSALS.missing;
      const picture = await toPicture(drawn, isThis ? change : undefined);
      isChanged ||= isThis;
      pictures.push(picture);
      bytes += picture.bytes.length;
      if (bytes > most) return tooLarge;
    }
    if (!isChanged) return PDF_REFUSALS.missing;
    try {
      const { pdf } = await renderPages(typst, title, pictures);
      return pdf.byteLength > most ? tooLarge : Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    } catch (error) {
      if (error instanceof DocumentTooHeavy) return PDF_REFUSALS.heavy;
      throw error;
    }
  });
}

/**
 * The pages of a PDF in several files, each from the first page of a part to the page before the next. Every page becomes a picture. Refused
 * when it cannot be read, has no such page, or is too large or takes too long.
 */
export function splitPdf(
  { typst }: Pick<Services, 'typst'>,
  read: () => Promise<Buffer>,
  { firstPages, title }: { readonly firstPages: readonly number[]; readonly title: string },
): Promise<readonly Buffer[] | Refusal> {
  return lanes.document(ownerOfCostlyWork(), async () => {
    const parts: PagePicture[][] = firstPages.map(() => []);
    for await (const drawn of drawPdfPages({ bytes: await read(), page: null, longSide: null }, PDF_SECONDS)) {
      if (isRefusal(drawn)) return drawn;
      if (firstPages.some((first) => first > drawn.pages)) return PDF_REFUSALS.missing;
      parts[firstPages.findLastIndex((first) => first <= drawn.number)]?.push(await toPicture(drawn, undefined));
    }
    try {
      const made: Buffer[] = [];
      for (const pages of parts) {
        const { pdf } = await renderPages(typst, title, pages);
        made.push(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
      }
      return made;
    } catch (error) {
      if (error instanceof DocumentTooHeavy) return PDF_REFUSALS.heavy;
      throw error;
    }
  });
}

/** A page as JPEG for a screen, and how many pages there are. `person` has one drawn at a time. */
export function drawScreenPage(bytes: Buffer, page: number, person: string): Promise<{ bytes: Buffer; pages: number } | Refusal> {
  return lanes.page(person, async () => {
    for await (const drawn of drawPdfPages({ bytes, page, longSide: SCREEN_SIDE }, PAGE_SECONDS))
      return isRefusal(drawn) ? drawn : { bytes: (await toPicture(drawn, undefined)).bytes, pages: drawn.pages };
    return PDF_REFUSALS.broken;
  });
}

async function toPicture({ pixels, width, height, scale }: PdfPage, change: PictureChange | undefined): Promise<PagePicture> {
  const { default: sharp } = await import('sharp');
  const page = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const { data, info } = await (change ? await changePixels(page, change) : page)
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const size = { width: Math.max(LEAST_SIDE, info.width / scale), height: Math.max(LEAST_SIDE, info.height / scale) };
  return { bytes: data, wide: info.width > info.height, size };
}
