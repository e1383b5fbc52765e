// Turns, covers and cuts a picture. What was covered is not in the new bytes.
import type { Sharp } from 'sharp';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { pixelsOf, type PictureChange } from '../rules/redraw.ts';

export const REDRAWABLE = ['image/jpeg', 'image/png', 'image/webp'] as const;
const SECONDS = 40;
const MOST_PIXELS = 50_000_000;
const QUALITY = 90;
export const UNREADABLE = refuse('files.pictureUnreadable', 'This picture cannot be changed. Ask the client for another one.');

/** The picture after the change, in the same format: turned, then covered, then cut. Refused when it cannot be read. */
export async function redrawPicture(bytes: Buffer, mediaType: string, change: PictureChange): Promise<Buffer | Refusal> {
  const { default: sharp } = await import('sharp');
  try {
    const cut = await changePixels(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }), change);
    const timed = cut.timeout({ seconds: SECONDS });
    if (mediaType === 'image/png') return await timed.png().toBuffer();
    return await (mediaType === 'image/webp' ? timed.webp({ quality: QUALITY }) : timed.jpeg({ quality: QUALITY })).toBuffer();
  } catch {
    return UNREADABLE;
  }
}

/** Turns, covers and cuts. @throws Error when the picture cannot be read */
export async function changePixels(picture: Sharp, { turn, crop, blackOut }: PictureChange): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await picture.rotate(turn).timeout({ seconds: SECONDS }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const covers = blackOut.map((area) => {
    const { left, top, width: wide, height: high } = pixelsOf(area, info);
    return { input: { create: { width: wide, height: high, channels: 3 as const, background: '#000' } }, left, top };
  });
  // Covered first and written out, so that a cut is made of the covered picture.
  const covered = await sharp(data, { raw: { width, height, channels } }).composite(covers).raw().toBuffer({ resolveWithObject: true });
  const whole = sharp(covered.data, { raw: covered.info });
  return crop === null ? whole : whole.extract(pixelsOf(crop, info));
}
