// Made pictures of sheets on tables, for tests: as a phone sees them, small and gray.
import type { GrayPicture } from './picture-quality.ts';
import { distance, sidesOf, type Point, type Quadrilateral } from './quadrilateral.ts';

/** Numbers from 0 to 1, the same ones for the same seed (a linear congruential generator). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** On a sheet, as shares of its width and height. */
export interface Place {
  readonly across: number;
  readonly down: number;
}
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Brightness of the surroundings at a place. */
  readonly table: (x: number, y: number) => number;
  /** What lies on them, the last on top. */
  readonly sheets: readonly { readonly corners: Quadrilateral; readonly paint: (place: Place) => number }[];
  /** What share of the light arrives at a place. */
  readonly light?: (x: number, y: number) => number;
  /** Standard deviation of the camera. */
  readonly noise?: number;
}

/** Four looks for each pixel, as a lens mixes them. */
const LOOKS = [-0.25, 0.25];

export function takePicture({ width, height, seed, table, sheets, light = () => 1, noise = 0 }: Scene): GrayPicture {
  const random = numbersFrom(seed);
  const gray = new Uint8ClampedArray(width * height);
  const placed = sheets.map(({ corners, paint }) => ({ place: placeOn(corners), paint })).toReversed();
  const colorAt = (x: number, y: number): number => {
    for (const { place, paint } of placed) {
      const there = place(x, y);
      if (there) return paint(there);
    }
    return table(x, y);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const dy of LOOKS) for (const dx of LOOKS) sum += colorAt(x + 0.5 + dx, y + 0.5 + dy);
      const spread = noise * (random() + random() + random() + random() - 2) * Math.sqrt(3);
      gray[y * width + x] = (sum / 4) * light(x, y) + spread;
    }
  return { width, height, gray };
}

/** Where on a sheet a point is, as shares of the way between opposite sides, which is near enough for print; undefined beside it. */
function placeOn(corners: Quadrilateral): (x: number, y: number) => Place | undefined {
  const [top, right, bottom, left] = sidesOf(corners).map(([from, to]) => {
    const [across, down] = [(from.y - to.y) / distance(from, to), (to.x - from.x) / distance(from, to)];
    const start = across * from.x + down * from.y;
    return (x: number, y: number): number => across * x + down * y - start;
  });
  if (!top || !right || !bottom || !left) throw new Error('A sheet has four sides.');
  return (x, y) => {
    const [above, after, below, before] = [top(x, y), right(x, y), bottom(x, y), left(x, y)];
    if (above < 0 || after < 0 || below < 0 || before < 0) return undefined;
    return { across: before / (before + after), down: above / (above + below) };
  };
}

/** A sheet in the middle of a picture: turned by an angle in degrees, its corners moved by up to `tilt` pixels. */
export function sheetAt(
  middle: Point,
  [width, height]: readonly [number, number],
  angle: number,
  tilt = 0,
  random = (): number => 0.5,
): Quadrilateral {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const corner = (across: number, down: number): Point => ({
    x: middle.x + (across * width * cos - down * height * sin) / 2 + (random() - 0.5) * 2 * tilt,
    y: middle.y + (across * width * sin + down * height * cos) / 2 + (random() - 0.5) * 2 * tilt,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Lines of print on paper, with a margin. */
export const print =
  (paper: number, ink: number) =>
  ({ across, down }: Place): number => {
    const isMargin = Math.min(across, down, 1 - across, 1 - down) < 0.06;
    return !isMargin && (down * 40) % 1 < 0.35 && (across * 50) % 1 < 0.7 && (across * 9) % 1 > 0.1 ? ink : paper;
  };

/** How far the farthest corner is off, in pixels. */
export const farthest = (found: Quadrilateral, real: Quadrilateral): number =>
  Math.max(...found.map(({ x, y }, at) => Math.hypot(x - (real[at]?.x ?? 0), y - (real[at]?.y ?? 0))));
