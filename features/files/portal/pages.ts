// Pictures of pages in the browser: looked at before they are sent, and drawn again so that nothing hidden goes along.
import { judgeQuality, MEASURED_SIDE, measurePicture, type QualityProblem } from '../rules/picture-quality.ts';
import type { Turn } from '../rules/redraw.ts';

/** 200 dots an inch on paper. */
const LONG_SIDE = 2200;
const QUALITY = 0.85;

export interface Page {
  readonly key: string;
  readonly file: File;
  /** An address of this page for the picture. */
  readonly url: string;
  readonly turn: Turn;
  /** What was found; undefined while it is looked at, null when nothing was. */
  readonly problem: QualityProblem | 'unreadable' | null | undefined;
}

/** Why a picture may not be read; null when nothing was found. */
export async function lookAtPicture(file: Blob): Promise<QualityProblem | 'unreadable' | null> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return 'unreadable';
  const longSide = Math.max(picture.width, picture.height);
  const { context, width, height } = canvasFor(picture, Math.min(1, MEASURED_SIDE / longSide), 0);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  if (width < 3 || height < 3) return 'small';
  const { data } = context.getImageData(0, 0, width, height);
  // Weights of ITU-R BT.601.
  const gray = Uint8ClampedArray.from(
    { length: width * height },
    (_, i) => 0.299 * (data[i * 4] ?? 0) + 0.587 * (data[i * 4 + 1] ?? 0) + 0.114 * (data[i * 4 + 2] ?? 0),
  );
  return judgeQuality(measurePicture({ width, height, gray }, longSide)) ?? null;
}

/** The page as JPEG: upright, turned as chosen, no larger than paper needs. @throws Error when the picture cannot be read */
export async function drawPage({ file, turn }: Pick<Page, 'file' | 'turn'>): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { canvas, context, width, height } = canvasFor(picture, Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height)), turn);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!drawn) throw new Error('The picture could not be drawn.');
  return drawn;
}

function canvasFor(picture: ImageBitmap, scale: number, turn: Turn) {
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  const canvas = document.createElement('canvas');
  const isSideways = turn === 90 || turn === 270;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  return { canvas, context, width, height };
}
