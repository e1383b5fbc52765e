// A logo as it is kept: a PNG without hidden data, small enough for every page and every PDF.
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';

export const MOST_LOGO_BYTES = 200_000;
const MOST_PIXELS = 25_000_000;
const SECONDS = 20;
const FORMATS = new Set(['png', 'jpeg', 'webp']);
/** Tried in this order until the picture is small enough. Wide enough for the head of a letter in print. */
const BOXES = [
  { width: 800, height: 320 },
  { width: 600, height: 240 },
  { width: 400, height: 160 },
  { width: 240, height: 96 },
];

export interface Logo {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

const UNREADABLE = refuse('office.logoUnreadable', 'This picture cannot be read. Please choose a PNG, JPEG or WebP file.');
const TOO_LARGE = refuse('office.logoTooLarge', 'This picture has too many pixels. Please choose one of at most 25 megapixels.');

/** The picture drawn again as PNG, upright and within 800 by 320 pixels. */
export async function fitLogo(bytes: Buffer): Promise<Logo | Refusal> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return UNREADABLE;
    if (width * height > MOST_PIXELS) return TOO_LARGE;
    for (const box of BOXES) {
      const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize({ ...box, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true });
      if (drawn.data.length <= MOST_LOGO_BYTES) return { picture: drawn.data, width: drawn.info.width, height: drawn.info.height };
    }
    return TOO_LARGE;
  } catch {
    return UNREADABLE;
  }
}
