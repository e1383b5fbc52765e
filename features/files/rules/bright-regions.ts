// What stands out from its surroundings by being brighter: connected pixels of a small gray picture.
import type { GrayPicture } from './picture-quality.ts';
import type { Point } from './quadrilateral.ts';

/** A row of pixels, and the first and the last of them that belong to the region. */
export interface RegionRow {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}
export interface Region {
  /** Pixels, with what the region encloses: print on a sheet belongs to it. */
  readonly area: number;
  /** From above to below. */
  readonly rows: readonly RegionRow[];
  readonly touchesBorder: boolean;
}

/** Without dark spots and lines up to twice `dark` wide, and without bright ones up to twice `bright`. */
export function withoutSmallThings(picture: GrayPicture, dark: number, bright: number): GrayPicture {
  const closed = extremes(extremes(picture, dark, 'brightest'), dark, 'darkest');
  return extremes(extremes(closed, bright, 'darkest'), bright, 'brightest');
}

type Choice = 'brightest' | 'darkest';

function extremes({ width, height, gray }: GrayPicture, radius: number, pick: Choice): GrayPicture {
  const across = new Uint8ClampedArray(width * height);
  const both = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) extremesOfLine({ from: gray, to: across, start: y * width, step: 1, length: width }, radius, pick);
  for (let x = 0; x < width; x += 1) extremesOfLine({ from: across, to: both, start: x, step: width, length: height }, radius, pick);
  return { width, height, gray: both };
}

interface Row {
  readonly from: GrayPicture['gray'];
  readonly to: Uint8ClampedArray;
  readonly start: number;
  readonly step: number;
  readonly length: number;
}
function extremesOfLine({ from, to, start, step, length }: Row, radius: number, pick: Choice): void {
  const isBrightest = pick === 'brightest';
  for (let at = 0; at < length; at += 1) {
    const last = start + Math.min(length - 1, at + radius) * step;
    let value = from[start + at * step] ?? 0;
    for (let near = start + Math.max(0, at - radius) * step; near <= last; near += step) {
      const other = from[near] ?? 0;
      if (isBrightest ? other > value : other < value) value = other;
    }
    to[start + at * step] = value;
  }
}

/** Each pixel as the mean of itself and its eight neighbors: noise of the camera goes, edges stay where they are. */
export function smoothed({ width, height, gray }: GrayPicture): GrayPicture {
  const mean = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = y - 1; row <= y + 1; row += 1)
        for (let column = x - 1; column <= x + 1; column += 1)
          sum += gray[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? 0;
      mean[y * width + x] = sum / 9;
    }
  return { width, height, gray: mean };
}

/** Regions of at least so many pixels that are brighter than the threshold. */
export function regionsAbove({ width, height, gray }: GrayPicture, threshold: number, least: number): readonly Region[] {
  const isSeen = new Uint8Array(width * height);
  const regions: Region[] = [];
  const waiting = new Int32Array(width * height);
  const rows = new Spans(height);
  const columns = new Spans(width);
  let count = 0;
  const visit = (pixel: number): void => {
    if (isSeen[pixel] === 1 || (gray[pixel] ?? 0) <= threshold) return;
    isSeen[pixel] = 1;
    waiting[count] = pixel;
    count += 1;
  };
  for (let first = 0; first < width * height; first += 1) {
    if (isSeen[first] === 1 || (gray[first] ?? 0) <= threshold) continue;
    rows.clear();
    columns.clear();
    count = 0;
    visit(first);
    for (let next = 0; next < count; next += 1) {
      const pixel = waiting[next] ?? 0;
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      rows.add(y, x);
      columns.add(x, y);
      if (x > 0) visit(pixel - 1);
      if (x < width - 1) visit(pixel + 1);
      if (y > 0) visit(pixel - width);
      if (y < height - 1) visit(pixel + width);
    }
    if (count >= least) regions.push(regionOf(rows, columns));
  }
  return regions;
}

function regionOf(rows: Spans, columns: Spans): Region {
  const spans: RegionRow[] = [];
  let area = 0;
  for (let y = 0; y < rows.length; y += 1) {
    const [left, right] = rows.at(y);
    if (left > right) continue;
    spans.push({ y, left, right });
    for (let x = left; x <= right; x += 1) {
      const [top, bottom] = columns.at(x);
      if (top <= y && y <= bottom) area += 1;
    }
  }
  return { area, rows: spans, touchesBorder: rows.reachesEnd || columns.reachesEnd };
}

/** The outermost pixels of each row. */
export const rimOf = ({ rows }: Region): readonly Point[] =>
  rows.flatMap(({ y, left, right }) => [
    { x: left, y },
    { x: right, y },
  ]);

/** True when the region is on all four sides of the point, or at it. */
export function surrounds({ rows }: Region, { x, y }: Point): boolean {
  const across = rows.filter(({ left, right }) => left <= x && x <= right);
  return (
    across.some((row) => row.y <= y) &&
    across.some((row) => row.y >= y) &&
    rows.some((row) => Math.abs(row.y - y) <= 1 && row.left <= x && x <= row.right)
  );
}

/** The middle of its rows. */
export const middleOf = ({ rows }: Region): Point => ({
  x: rows.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / rows.length,
  y: rows.reduce((sum, { y }) => sum + y, 0) / rows.length,
});

/** The first and last place that a region has on each of several lines. */
class Spans {
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly length: number;
  constructor(length: number) {
    this.length = length;
    this.#first = new Int32Array(length);
    this.#last = new Int32Array(length);
  }
  clear(): void {
    this.#first.fill(0x7f_ff_ff_ff);
    this.#last.fill(-1);
  }
  add(line: number, place: number): void {
    this.#first[line] = Math.min(this.#first[line] ?? place, place);
    this.#last[line] = Math.max(this.#last[line] ?? place, place);
  }
  at(line: number): readonly [number, number] {
    return [this.#first[line] ?? 0, this.#last[line] ?? -1];
  }
  /** True when the region is on the first or the last line. */
  get reachesEnd(): boolean {
    return (this.#last[0] ?? -1) >= 0 || (this.#last[this.length - 1] ?? -1) >= 0;
  }
}
