// A sheet that was photographed from the side, drawn as if from straight above.
import { distance, type Point, type Quadrilateral } from './quadrilateral.ts';
import type { Size } from './redraw.ts';

/** Colors of each pixel, row by row: red, green, blue, opacity, 0 to 255 each. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}
/** Where a point of the unit square is in a picture (a homography). */
export interface Mapping {
  readonly at: (across: number, down: number) => Point;
  /** Of the sides at the first corner, with the depth: x, y and how fast they recede. */
  readonly across: readonly [number, number, number];
  readonly down: readonly [number, number, number];
}

/** A letter page at 250 dots an inch. */
export const MOST_PIXELS = 6_000_000;
/** The distance of the picture from the lens, as a share of its diagonal: 26 mm behind a frame of 36 by 24 mm, as the main camera of phones has. */
const FOCAL_SHARE = 0.6;

/** Takes the corners of the unit square to these corners. @throws Error when three of them are on one line */
export function mapTo([a, b, c, d]: Quadrilateral): Mapping {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(whole) < 1e-9) throw new Error('Three corners on one line enclose nothing.');
  const [g, h] = [(sx * dy2 - dx2 * sy) / whole, (dx1 * sy - sx * dy1) / whole];
  const across = [b.x - a.x + g * b.x, b.y - a.y + g * b.y, g] as const;
  const down = [d.x - a.x + h * d.x, d.y - a.y + h * d.y, h] as const;
  return {
    across,
    down,
    at: (u, v) => {
      const depth = g * u + h * v + 1;
      return { x: (across[0] * u + down[0] * v + a.x) / depth, y: (across[1] * u + down[1] * v + a.y) / depth };
    },
  };
}

/**
 * How large the sheet is drawn: in the proportions of the paper, as sharp as it was taken, but no longer than `longest` and no more than
 * `MOST_PIXELS`. Corners and size of the picture are in pixels.
 */
export function sizeOfSheet(corners: Quadrilateral, picture: Size, longest: number): Size {
  const [a, b, c, d] = corners;
  const shape = proportionOf(corners, picture);
  const width = Math.max(distance(a, b), distance(d, c), shape * Math.max(distance(b, c), distance(a, d)));
  const height = width / shape;
  const scale = Math.min(1, longest / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale + 1e-6)), height: Math.max(1, Math.floor(height * scale + 1e-6)) };
}

/** Width in height of the paper itself: the camera sees a side that recedes shorter than it is. */
function proportionOf(corners: Quadrilateral, { width, height }: Size): number {
  const fromMiddle = ({ x, y }: Point): Point => ({ x: x - width / 2, y: y - height / 2 });
  const [a, b, c, d] = corners;
  const { across, down } = mapTo([fromMiddle(a), fromMiddle(b), fromMiddle(c), fromMiddle(d)]);
  const focal = FOCAL_SHARE * Math.hypot(width, height);
  return Math.hypot(across[0], across[1], across[2] * focal) / Math.hypot(down[0], down[1], down[2] * focal);
}

/** The corners, each so many pixels farther out, and not beyond the picture: rather a line of table than a line of print less. */
export function widened(corners: Quadrilateral, by: number, { width, height }: Size): Quadrilateral {
  const middle = { x: corners.reduce((sum, { x }) => sum + x / 4, 0), y: corners.reduce((sum, { y }) => sum + y / 4, 0) };
  const out = ({ x, y }: Point): Point => ({
    x: Math.min(width, Math.max(0, x + by * Math.sign(x - middle.x))),
    y: Math.min(height, Math.max(0, y + by * Math.sign(y - middle.y))),
  });
  const [a, b, c, d] = corners;
  return [out(a), out(b), out(c), out(d)];
}

/** Draws rows of the straight sheet into `to`, from the first until before the last. Between pixels colors are mixed (bilinear). */
export function drawRows(from: Pixels, mapping: Mapping, to: Pixels, [first, last]: readonly [number, number]): void {
  const { width, height, data } = from;
  for (let row = first; row < last; row += 1)
    for (let column = 0; column < to.width; column += 1) {
      const { x, y } = mapping.at((column + 0.5) / to.width, (row + 0.5) / to.height);
      const [px, py] = [Math.min(width - 1, Math.max(0, x - 0.5)), Math.min(height - 1, Math.max(0, y - 0.5))];
      const [left, top] = [Math.floor(px), Math.floor(py)];
      const [across, down] = [px - left, py - top];
      const upper = (top * width + left) * 4;
      const lower = top + 1 < height ? upper + width * 4 : upper;
      const next = left + 1 < width ? 4 : 0;
      const target = (row * to.width + column) * 4;
      for (let color = 0; color < 4; color += 1) {
        const above = (data[upper + color] ?? 0) * (1 - across) + (data[upper + next + color] ?? 0) * across;
        const below = (data[lower + color] ?? 0) * (1 - across) + (data[lower + next + color] ?? 0) * across;
        to.data[target + color] = above * (1 - down) + below * down;
      }
    }
}
