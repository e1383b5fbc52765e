// Pictures on a canvas. The browser turns a picture upright as its camera notes (EXIF) when it opens it.
import type { GrayPicture } from '../rules/picture-quality.ts';
import type { Turn } from '../rules/redraw.ts';

/** A canvas for the picture at this scale, turned. Width and height are those of the picture on it. @throws Error when the browser has none */
export function canvasFor(picture: ImageBitmap, scale: number, turn: Turn) {
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  const canvas = document.createElement('canvas');
  const isSideways = turn === 90 || turn === 270;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  return { canvas, context, width, height };
}

/** The pixels of the picture at this scale. */
export function pixelsAt(picture: ImageBitmap, scale: number): ImageData {
  const { context, width, height } = canvasFor(picture, scale, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** The brightness of the picture, its longer side no longer than this. */
export function grayOf(picture: ImageBitmap, longest: number): GrayPicture {
  const { data, width, height } = pixelsAt(picture, Math.min(1, longest / Math.max(picture.width, picture.height)));
  // Weights of ITU-R BT.601.
  const gray = Uint8ClampedArray.from(
    { length: width * height },
    (_, i) => 0.299 * (data[i * 4] ?? 0) + 0.587 * (data[i * 4 + 1] ?? 0) + 0.114 * (data[i * 4 + 2] ?? 0),
  );
  return { width, height, gray };
}

/** @throws Error when the picture cannot be drawn */
export async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!drawn) throw new Error('The picture could not be drawn.');
  return drawn;
}
