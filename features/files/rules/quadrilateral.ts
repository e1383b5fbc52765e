// Plane geometry of four corners. Coordinates grow to the right and downward; which unit they have does not matter.

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Corners clockwise as seen, from the one nearest to the upper left. */
export type Quadrilateral = readonly [Point, Point, Point, Point];
/** A side, or the straight line through it. */
export type Line = readonly [Point, Point];

export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
export const between = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
/** Twice the area of the triangle, positive when `c` is to the right of the way from `a` to `b`. */
export const turnOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
/** Away from the side, to the outside of a figure that is walked around clockwise; of length one. */
export function outward([from, to]: Line): Point {
  const length = distance(from, to);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

export function areaOf(points: readonly Point[]): number {
  const [first] = points;
  if (!first) return 0;
  let twice = 0;
  for (const [at, point] of points.entries()) twice += turnOf(first, point, points[at + 1] ?? first);
  return Math.abs(twice) / 2;
}

/** Upper, right, lower and left side. */
export const sidesOf = ([a, b, c, d]: Quadrilateral): readonly [Line, Line, Line, Line] => [
  [a, b],
  [b, c],
  [c, d],
  [d, a],
];

/** The angles at the corners, in degrees. */
export const anglesOf = ([a, b, c, d]: Quadrilateral): readonly number[] => [
  angleAt(d, a, b),
  angleAt(a, b, c),
  angleAt(b, c, d),
  angleAt(c, d, a),
];

function angleAt(before: Point, corner: Point, after: Point): number {
  const dot = (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y);
  return (Math.atan2(Math.abs(turnOf(corner, after, before)), dot) * 180) / Math.PI;
}

/** Where two lines cross; undefined when they run side by side. */
export function crossing([a, b]: Line, [c, d]: Line): Point | undefined {
  const [start, end] = [turnOf(c, d, a), turnOf(c, d, b)];
  return Math.abs(start - end) < 1e-9 ? undefined : between(a, b, start / (start - end));
}

/** The figure that four lines enclose; undefined when two neighbors do not cross. */
export function enclosedBy([top, right, bottom, left]: readonly [Line, Line, Line, Line]): Quadrilateral | undefined {
  const [a, b, c, d] = [crossing(left, top), crossing(top, right), crossing(right, bottom), crossing(bottom, left)];
  return a && b && c && d && [a, b, c, d];
}

/** How far the point is outside; negative inside. The figure is convex. */
export function beyond(quadrilateral: Quadrilateral, point: Point): number {
  return Math.max(...sidesOf(quadrilateral).map(([from, to]) => -turnOf(from, to, point) / distance(from, to)));
}

/** The convex hull, clockwise (A. M. Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(points: readonly Point[]): readonly Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || turnOf(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Corners of a hull that say most about its shape are kept. */
const MOST_CORNERS = 14;

/** The largest figure of four corners of a clockwise hull; undefined when it has fewer. */
export function widestQuadrilateral(hull: readonly Point[]): Quadrilateral | undefined {
  const corners = simplified(hull);
  let best: { readonly area: number; readonly four: Quadrilateral } | undefined;
  for (const [i, a] of corners.entries())
    for (const [j, b] of corners.entries())
      if (j > i)
        for (const [k, c] of corners.entries())
          if (k > j)
            for (const d of corners.slice(k + 1)) {
              const area = areaOf([a, b, c, d]);
              if (!best || area > best.area) best = { area, four: [a, b, c, d] };
            }
  return best && fromUpperLeft(best.four);
}

/** Without the corners that add least, one after the other. */
function simplified(hull: readonly Point[]): readonly Point[] {
  const corners = [...hull];
  while (corners.length > MOST_CORNERS) {
    const adds = corners.map((point, at) => turnOf(corners.at(at - 1) ?? point, point, corners[(at + 1) % corners.length] ?? point));
    corners.splice(adds.indexOf(Math.min(...adds)), 1);
  }
  return corners;
}

function fromUpperLeft([a, b, c, d]: Quadrilateral): Quadrilateral {
  const turns: readonly Quadrilateral[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  return turns.reduce((best, one) => (one[0].x + one[0].y < best[0].x + best[0].y ? one : best));
}
