// Draws a picture anew: place, camera and whatever else was hidden in the file stay behind, and so does anything that was
// appended to it.
import type { Sharp } from 'sharp';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { createTurns } from './turns.ts';

const MOST_PIXELS = 50_000_000;
const SECONDS = 20;
/** A picture of the largest size takes some 200 MB while it is drawn. */
const inTurn = createTurns(2);

const WRITERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/gif': (picture) => picture.gif(),
  'image/tiff': (picture) => picture.tiff({ compression: 'lzw' }),
};
/** Formats with several pictures in one file. */
const FRAMED = new Set(['image/gif', 'image/webp', 'image/tiff']);

const TOO_LARGE = refuse('files.pictureTooLarge', 'This picture has more than 50 megapixels. Please send it smaller.');
const UNREADABLE = refuse('files.typeMismatch', 'This picture cannot be read. Please save it again or send it as PDF.');

/** The same picture in the same format, upright, without hidden data. Refused when it has too many pixels or cannot be read. */
export function cleanPicture(bytes: Buffer, mediaType: string): Promise<Buffer | Refusal> {
  return inTurn(async () => {
    const write = WRITERS[mediaType];
    if (!write) throw new Error(`${mediaType} is no picture.`);
    const { default: sharp } = await import('sharp');
    try {
      const { width, height, pages = 1, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height * pages > MOST_PIXELS) return TOO_LARGE;
      const all = FRAMED.has(mediaType) && pages > 1;
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: all ? -1 : 1, failOn: 'error' }).timeout({ seconds: SECONDS });
      return await write(orientation > 1 && !all ? picture.autoOrient() : picture).toBuffer();
    } catch {
      return UNREADABLE;
    }
  });
}
