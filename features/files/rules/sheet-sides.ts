// The sides of a sheet, found again in the pixels: where along each side the picture becomes darker, how sure that is, and whether the edge goes
// on where the sheet should end.
import type { GrayPicture } from './picture-quality.ts';
import { between, distance, enclosedBy, outward, sidesOf, type Line, type Point, type Quadrilateral } from './quadrilateral.ts';

/** Pixels between looks along a side. */
const STEP = 3;
/** Corners may be round or folded: a side is looked at between them. */
const MARGIN = 0.08;
/** How far from where it was supposed a side may be, in pixels. */
const REACH = 5;
/** How far from a line its edge may run, in pixels: paper is rarely quite even. */
const WAVE = 1.6;
/** Half the width over which an edge may be out of focus, in pixels. */
const SOFTNESS = 2;
/** By so much brighter than its surroundings is a sheet, of 255. */
const LEAST_STEP = 16;
/** So much of a side must be seen: a thumb may cover a piece. */
const LEAST_SEEN = 0.85;
/** The edge of something on the sheet is often weak beside the edge of the sheet. */
const WEAK_STEP = 4;

/** The quadrilateral with its sides where the picture becomes darker; undefined unless each side is straight and clearly seen. */
export function fitSides(picture: GrayPicture, supposed: Quadrilateral): Quadrilateral | undefined {
  const [top, right, bottom, left] = sidesOf(supposed).map((side) => fitSide(picture, side));
  return top && right && bottom && left && enclosedBy([top, right, bottom, left]);
}

function fitSide(picture: GrayPicture, side: Line): Line | undefined {
  const out = outward(side);
  const count = Math.floor((distance(...side) * (1 - 2 * MARGIN)) / STEP);
  if (count < 8) return undefined;
  const edges: Point[] = [];
  for (let at = 0; at <= count; at += 1) {
    const start = between(...side, MARGIN + (at / count) * (1 - 2 * MARGIN));
    const found = edgeAcross(picture, start, out);
    if (found !== undefined) edges.push(moved(start, out, found));
  }
  const rough = lineThrough(edges, side);
  const near = edges.filter((edge) => offset(rough, edge) <= 2 * WAVE);
  const line = lineThrough(near, side);
  const seen = near.filter((edge) => offset(line, edge) <= WAVE).length;
  return seen >= LEAST_SEEN * (count + 1) ? line : undefined;
}

/** How far out from the start the picture becomes darker; undefined when it does not. */
function edgeAcross(picture: GrayPicture, start: Point, out: Point): number | undefined {
  let [best, sum, weight] = [LEAST_STEP, 0, 0];
  for (let at = -REACH; at <= REACH; at += 0.5) {
    const step = stepAt(picture, moved(start, out, at), out);
    if (step > best) [best, sum, weight] = [step, at, 1];
    else if (step === best && weight > 0) [sum, weight] = [sum + at, weight + 1];
  }
  return weight === 0 ? undefined : sum / weight;
}

/** How much darker it is outside than inside. */
function stepAt(picture: GrayPicture, { x, y }: Point, out: Point): number {
  const inside = brightness(picture, x - out.x * SOFTNESS, y - out.y * SOFTNESS);
  return inside - brightness(picture, x + out.x * SOFTNESS, y + out.y * SOFTNESS);
}

/** Between four pixels; beyond the border as at the border. */
function brightness({ width, height, gray }: GrayPicture, x: number, y: number): number {
  const [column, row] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [across, down] = [column - left, row - top];
  const first = top * width + left;
  const upper = (gray[first] ?? 0) * (1 - across) + (gray[first + 1] ?? 0) * across;
  const lower = (gray[first + width] ?? 0) * (1 - across) + (gray[first + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

/** By least squares of the distance to the side, in the direction of the side. */
function lineThrough(points: readonly Point[], side: Line): Line {
  const [from, to] = side;
  const out = outward(side);
  const length = distance(from, to);
  let [n, s, ss, d, sd] = [0, 0, 0, 0, 0];
  for (const { x, y } of points) {
    const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
    const away = (x - from.x) * out.x + (y - from.y) * out.y;
    [n, s, ss, d, sd] = [n + 1, s + along, ss + along * along, d + away, sd + along * away];
  }
  const spread = n * ss - s * s;
  if (n < 2 || spread === 0) return side;
  const slope = (n * sd - s * d) / spread;
  const base = (d - slope * s) / n;
  return [moved(from, out, base), moved(to, out, base + slope * length)];
}

const moved = ({ x, y }: Point, by: Point, length: number): Point => ({ x: x + by.x * length, y: y + by.y * length });

function offset(line: Line, { x, y }: Point): number {
  const out = outward(line);
  return Math.abs((x - line[0].x) * out.x + (y - line[0].y) * out.y);
}

/**
 * True when both neighbors of a side go on beyond it: then it is where a shadow falls or a dark heading begins, and the sheet ends elsewhere.
 * A neighbor that goes on may be much weaker there than along the sheet, and of either sign.
 */
export function goesOn(picture: GrayPicture, sheet: Quadrilateral): boolean {
  const [a, b, c, d] = sheet;
  // Upper side: the left and the right side upward, and so on.
  const ends: readonly (readonly [Line, Line])[] = [
    [
      [d, a],
      [c, b],
    ],
    [
      [a, b],
      [d, c],
    ],
    [
      [b, c],
      [a, d],
    ],
    [
      [c, d],
      [b, a],
    ],
  ];
  return ends.some((pair) => pair.every((side) => isSeenBeyond(picture, side)));
}

/** True when the edge along a side is also seen beyond its end. */
function isSeenBeyond(picture: GrayPicture, side: Line): boolean {
  const { width, height } = picture;
  const out = outward(side);
  const length = distance(...side);
  const steps = [...Array.from({ length: 4 * REACH + 1 }).keys()].map((at) => at / 2 - REACH);
  const sums = steps.map(() => 0);
  let count = 0;
  // Not at the corner itself, where the edge of the other side is.
  for (let beyondEnd = 4; beyondEnd <= Math.max(14, length * 0.14); beyondEnd += 1) {
    const point = between(...side, 1 + beyondEnd / length);
    if (point.x < REACH || point.y < REACH || point.x > width - REACH || point.y > height - REACH) break;
    count += 1;
    for (const [at, step] of steps.entries()) sums[at] = (sums[at] ?? 0) + stepAt(picture, moved(point, out, step), out);
  }
  if (count < 5) return false;
  const strongest = Math.max(...sums.map(Math.abs));
  const here = Math.max(...sums.filter((_, at) => Math.abs(steps[at] ?? REACH) <= 1.5).map(Math.abs));
  return here >= WEAK_STEP * count && here >= strongest * 0.8;
}

/** How bright it is along the sides: 0 says just outside of them, 1 just inside. The middle of all places. */
export function brightnessAround(picture: GrayPicture, sheet: Quadrilateral, share: number): number {
  const at = (out: number): number => {
    const all = sidesOf(sheet).flatMap((side) =>
      Array.from({ length: 20 }, (_, step) => moved(between(...side, (step + 0.5) / 20), outward(side), out)).map(({ x, y }) =>
        brightness(picture, x, y),
      ),
    );
    return all.toSorted((a, b) => a - b)[all.length / 2] ?? 0;
  };
  return at(REACH) * (1 - share) + at(-REACH) * share;
}
