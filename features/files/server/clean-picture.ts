// Draws a picture again: place, camera and whatever else was hidden in the file stay behind, and so does anything that was
// appended to it.
import type { Sharp, SharpOptions } from 'sharp';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { UPLOAD_REFUSALS } from '../rules/upload-refusals.ts';
import { createFairQueue } from './fair-queue.ts';
import { BUSY } from './wire/file-call.ts';

const MOST_PIXELS = 50_000_000;
const MOST_PAGES = 200;
/** For one picture; the slowest, noise of 50 megapixels as WebP, takes 25 s. */
const SECONDS = 40;
/** A picture of the largest size takes some 200 MB while it is drawn; photos of a phone do not wait behind such. */
const LARGE_PIXELS = 16_000_000;
const lanes = { large: createFairQueue({ atOnce: 1, perPerson: 1 }), small: createFairQueue({ atOnce: 2, perPerson: 1 }) };

const WRITERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/gif': (picture) => picture.gif(),
  'image/tiff': (picture) => picture.tiff({ compression: 'lzw' }),
};
/** Formats with several pictures in one file. */
const MOVING = new Set(['image/gif', 'image/webp']);

const TOO_LARGE = refuse('files.pictureTooLarge', UPLOAD_REFUSALS.tooManyPixels);
const TOO_MANY_PAGES = refuse('files.pictureTooLarge', `This file has more than ${MOST_PAGES} pages. Please send it in parts or as PDF.`);
const UNREADABLE = refuse('files.typeMismatch', UPLOAD_REFUSALS.unreadablePicture);

/**
 * The same picture in the same format, upright, without hidden data. Refused when it has too many pixels or cannot be read, and
 * as busy when drawing it took too long. `person` has one picture drawn at a time, others wait.
 */
export async function cleanPicture(bytes: Buffer, mediaType: string, person: string, seconds = SECONDS): Promise<Buffer | Refusal> {
  const writer = WRITERS[mediaType];
  if (!writer) throw new Error(`${mediaType} is no picture.`);
  const write = (picture: Sharp): Sharp => writer(picture).timeout({ seconds });
  const pixels = await countPixels(bytes, mediaType).catch(() => UNREADABLE);
  if (isRefusal(pixels)) return pixels;
  const inTurn = pixels > LARGE_PIXELS ? lanes.large : lanes.small;
  return inTurn(person, async () => {
    try {
      return await (mediaType === 'image/tiff' ? drawPages(bytes, write) : draw(bytes, mediaType, write));
    } catch (error) {
      return error instanceof Error && error.message.startsWith('timeout') ? BUSY : UNREADABLE;
    }
  });
}

async function countPixels(bytes: Buffer, mediaType: string): Promise<number | Refusal> {
  const { default: sharp } = await import('sharp');
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (mediaType !== 'image/tiff') return width * height * pages > MOST_PIXELS ? TOO_LARGE : width * height * pages;
  if (pages > MOST_PAGES) return TOO_MANY_PAGES;
  // Scanned pages need not be of one size; put into one file they take the room of the largest each.
  let [widest, highest] = [0, 0];
  for (let page = 0; page < pages; page += 1) {
    const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false, page }).metadata();
    [widest, highest] = [Math.max(widest, size.width), Math.max(highest, size.height)];
    if (widest * highest * pages > MOST_PIXELS) return TOO_LARGE;
  }
  return widest * highest * pages;
}

async function draw(bytes: Buffer, mediaType: string, write: (picture: Sharp) => Sharp): Promise<Buffer> {
  const picture = await read(bytes, { pages: MOVING.has(mediaType) ? -1 : 1 });
  const { orientation = 1, pages = 1 } = await picture.metadata();
  return write(orientation > 1 && pages === 1 ? picture.autoOrient() : picture).toBuffer();
}

/** Each page by itself, since each has its own size and its own way up. */
async function drawPages(bytes: Buffer, write: (picture: Sharp) => Sharp): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const drawn: Buffer[] = [];
  for (let page = 0; page < pages; page += 1) {
    drawn.push(await write((await read(bytes, { page })).autoOrient()).toBuffer());
  }
  const [only] = drawn;
  if (only && drawn.length === 1) return only;
  return write(sharp(drawn, { join: { animated: true, background: 'white' }, limitInputPixels: MOST_PIXELS })).toBuffer();
}

async function read(bytes: Buffer, which: Pick<SharpOptions, 'page' | 'pages'>): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...which });
}
