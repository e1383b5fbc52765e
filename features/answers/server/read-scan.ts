// The barcodes on each page of a scan or photograph.
import { isRefusal } from '../../../platform/base/refusal.ts';
import { withBarcodeReader, type BarcodePicture } from '../../../platform/server/barcodes/read-barcodes.ts';
import { drawPdfPages } from '../../files/server/public.ts';

const PDF = 'application/pdf';
/** For all pages of a scan together. */
const SECONDS = 120;
/** Of a photograph: as many as a page at 200 dots an inch has. */
const LONG_SIDE = 2600;

/** What the barcodes of each page say; null where the file cannot be read, or takes too much time or memory. */
export function readScan(bytes: Buffer, mediaType: string): Promise<string[][] | null> {
  return withBarcodeReader(SECONDS, async (read) => {
    const pages: string[][] = [];
    for await (const picture of mediaType === PDF ? pagesOfPdf(bytes) : onePicture(bytes)) {
      const texts = picture && (await read(picture));
      if (!texts) return null;
      pages.push([...texts]);
    }
    return pages;
  });
}

/** Null instead of the next page where there is trouble. */
async function* pagesOfPdf(bytes: Buffer): AsyncGenerator<BarcodePicture | null> {
  for await (const page of drawPdfPages({ bytes, page: null, longSide: null }, SECONDS)) yield isRefusal(page) ? null : page;
}

async function* onePicture(bytes: Buffer): AsyncGenerator<BarcodePicture | null> {
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(bytes)
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  yield drawn ? { width: drawn.info.width, height: drawn.info.height, pixels: new Uint8Array(drawn.data) } : null;
}
