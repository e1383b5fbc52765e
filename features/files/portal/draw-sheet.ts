// The sheet in a picture, drawn as if from straight above. It is done a few rows at a time, so that the page answers in the meantime.
import { EDGES_SIDE, findSheet } from '../rules/page-edges.ts';
import type { Quadrilateral } from '../rules/quadrilateral.ts';
import { drawRows, mapTo, sizeOfSheet, widened } from '../rules/straighten.ts';
import { grayOf, pixelsAt } from './canvas.ts';

/** Of the picture, when it is read: more is not sharper on paper, and phones have little memory. */
const MOST_READ = 12_000_000;
/** Some ten milliseconds of work on a phone. */
const PIXELS_AT_ONCE = 100_000;
/** Pixels of the small picture that the sheet is cut wider than it was found. */
const SPARE = 1;

/** The straight sheet; undefined when no edges are clear. @throws Error when the browser cannot draw it */
export async function drawSheet(picture: ImageBitmap, longest: number): Promise<HTMLCanvasElement | undefined> {
  const small = grayOf(picture, EDGES_SIDE);
  const found = findSheet(small);
  if (!found) return undefined;
  const whole = scaled(widened(found, SPARE, small), picture.width / small.width, picture.height / small.height);
  const { width, height } = sizeOfSheet(whole, picture, longest);
  const longSide = Math.max(
    ...whole.map(({ x, y }, at) => Math.hypot(x - (whole[(at + 1) % 4]?.x ?? 0), y - (whole[(at + 1) % 4]?.y ?? 0))),
  );
  const scale = Math.min(1, Math.max(width, height) / longSide, Math.sqrt(MOST_READ / (picture.width * picture.height)));
  const from = pixelsAt(picture, scale);
  const mapping = mapTo(scaled(whole, from.width / picture.width, from.height / picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const to = context.createImageData(width, height);
  const rows = Math.max(1, Math.floor(PIXELS_AT_ONCE / width));
  for (let first = 0; first < height; first += rows) {
    drawRows(from, mapping, to, [first, Math.min(height, first + rows)]);
    await nextTask();
  }
  context.putImageData(to, 0, 0);
  return canvas;
}

/** Lets the page draw and answer first. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

function scaled([a, b, c, d]: Quadrilateral, across: number, down: number): Quadrilateral {
  const one = ({ x, y }: Quadrilateral[0]): Quadrilateral[0] => ({ x: x * across, y: y * down });
  return [one(a), one(b), one(c), one(d)];
}
