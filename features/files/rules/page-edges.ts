// Where a sheet of paper lies in a picture that a client took of it. Cutting a document wrongly is worse than leaving it as it was taken, so
// everything that is not convincing has no answer. The limits are ours, tested on made pictures (page-edges.test.ts).
import { middleOf, regionsAbove, rimOf, smoothed, surrounds, withoutSmallThings, type Region } from './bright-regions.ts';
import type { GrayPicture } from './picture-quality.ts';
import { anglesOf, areaOf, beyond, convexHull, distance, sidesOf, widestQuadrilateral, type Quadrilateral } from './quadrilateral.ts';
import { brightnessAround, fitSides, goesOn } from './sheet-sides.ts';

/** The longer side of the picture that edges are looked for in. */
export const EDGES_SIDE = 320;

/** Lines of print and rules on a letter page are narrower than twice this, in pixels. */
const PRINT = 3;
/** Bridges to bright things nearby. */
const BRIDGE = 1;
/** Levels of brightness between two attempts, of 255. */
const ATTEMPT = 10;
/** Shares of the picture. The photo on an ID card is smaller, even when the card fills the picture. */
const LEAST_SHARE = 0.25;
const MOST_SHARE = 0.94;
/** In degrees: of a sheet that is photographed from the side. */
const LEAST_ANGLE = 58;
const MOST_ANGLE = 122;
/** The longer of two opposite sides in the shorter, from the side. */
const MOST_FORESHORTENING = 1.6;
/** A long receipt in its width. */
const MOST_LENGTH = 5;
/** What a region lacks to its convex hull, and the hull to the four corners. */
const LEAST_FILLED = 0.95;
const LEAST_COVERED = 0.93;
/** How far the region may reach beyond the sides, in pixels. */
const MOST_BEYOND = 3.5;
/** Something else in the picture, as a share of the sheet. */
const MOST_COMPANY = 0.08;
/** How bright that is, on the way from the surroundings to the sheet. */
const LEAST_COMPANY = 0.35;
/** A side that deviates less from level or plumb, in pixels, is level or plumb. */
const LEVEL = 1;

/**
 * The corners of the one bright sheet in the picture, in pixels of the picture; a pixel covers one by one, the first from (0, 0).
 * Undefined when there is none, when there may be two, when the sheet reaches the border or fills the picture, when its sides are already level
 * and plumb (a scan or a screenshot), and when the edges are not clearly seen.
 */
export function findSheet(picture: GrayPicture): Quadrilateral | undefined {
  const { width, height } = picture;
  const size = width * height;
  if (Math.min(width, height) < 60) return undefined;
  const plain = withoutSmallThings(picture, PRINT, BRIDGE);
  const smooth = smoothed(plain);
  const levels = levelsOf(plain).map((level) => ({ level, regions: regionsAbove(plain, level, size * LEAST_SHARE * MOST_COMPANY) }));
  let best: { readonly area: number; readonly sheet: Quadrilateral } | undefined;
  for (const region of levels.flatMap(({ regions }) => regions)) {
    const sheet = isPossible(region, size) ? readSheet(region, smooth) : undefined;
    const area = sheet ? areaOf(sheet) : 0;
    // The larger one cuts less off: of a sheet half in the shadow, that is the whole sheet.
    if (sheet && area > (best?.area ?? 0)) best = { area, sheet };
  }
  if (!best) return undefined;
  const { sheet, area } = best;
  if (area < size * LEAST_SHARE || area > size * MOST_SHARE || isLevel(sheet) || beyond(sheet, { x: width / 2, y: height / 2 }) > 0)
    return undefined;
  const standsOut = brightnessAround(smooth, sheet, LEAST_COMPANY);
  if (levels.some(({ level, regions }) => level >= standsOut && hasCompany(regions, sheet, area))) return undefined;
  if (goesOn(smoothed(picture), sheet)) return undefined;
  const [a, b, c, d] = sheet;
  return [centered(a), centered(b), centered(c), centered(d)];
}

/** From places of pixels to the plane, where the middle of the first pixel is at a half. */
const centered = ({ x, y }: Quadrilateral[0]): Quadrilateral[0] => ({ x: x + 0.5, y: y + 0.5 });

function levelsOf({ gray }: GrayPicture): readonly number[] {
  const sorted = Uint8ClampedArray.from(gray).sort();
  const [low, high] = [sorted[Math.floor(sorted.length * 0.02)] ?? 0, sorted[Math.floor(sorted.length * 0.98)] ?? 0];
  return Array.from({ length: Math.ceil((high - low) / ATTEMPT) }, (_, at) => low + at * ATTEMPT);
}

const isPossible = ({ area, touchesBorder }: Region, size: number): boolean =>
  !touchesBorder && area >= size * LEAST_SHARE * 0.9 && area <= size * MOST_SHARE;

function readSheet(region: Region, picture: GrayPicture): Quadrilateral | undefined {
  const hull = convexHull(rimOf(region));
  const hullArea = areaOf(hull);
  if (region.area < hullArea * LEAST_FILLED) return undefined;
  const supposed = widestQuadrilateral(hull);
  if (!supposed || hullArea * LEAST_COVERED > areaOf(supposed) * 1.04 || !isLikeASheet(supposed)) return undefined;
  const rough = fitSides(picture, supposed);
  const sheet = rough && fitSides(picture, rough);
  if (!sheet || !isLikeASheet(sheet) || hullArea < areaOf(sheet) * LEAST_COVERED) return undefined;
  return hull.every((point) => beyond(sheet, point) <= MOST_BEYOND) ? sheet : undefined;
}

function isLikeASheet(corners: Quadrilateral): boolean {
  if (anglesOf(corners).some((angle) => !(angle >= LEAST_ANGLE && angle <= MOST_ANGLE))) return false;
  const [top, right, bottom, left] = sidesOf(corners).map((side) => distance(...side));
  const [across, down] = [ordered(top, bottom), ordered(left, right)];
  if (across[1] > across[0] * MOST_FORESHORTENING || down[1] > down[0] * MOST_FORESHORTENING) return false;
  return Math.max(across[1], down[1]) <= MOST_LENGTH * Math.min(across[0], down[0]);
}

const ordered = (a = 0, b = 0): readonly [number, number] => [Math.min(a, b), Math.max(a, b)];

const isLevel = (corners: Quadrilateral): boolean =>
  sidesOf(corners).every(([from, to]) => Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < LEVEL);

/** True when something beside the sheet stands out as well: a second sheet, or the rest of this one. */
function hasCompany(regions: readonly Region[], sheet: Quadrilateral, area: number): boolean {
  const middle = { x: meanOf(sheet.map(({ x }) => x)), y: meanOf(sheet.map(({ y }) => y)) };
  return regions.some((one) => one.area >= area * MOST_COMPANY && !surrounds(one, middle) && beyond(sheet, middleOf(one)) > 0);
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
