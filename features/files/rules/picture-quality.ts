// Whether a picture of a paper can be read: measured in the browser before it is sent. The thresholds are ours, tested on made pictures
// (picture-quality.test.ts); they warn, and refuse nothing.

/** Brightness of each pixel, 0 to 255, row by row. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8ClampedArray | readonly number[];
}
export interface Quality {
  /** Pixels of the longer side, before it was made small for measuring. */
  readonly longSide: number;
  /** Mean brightness, 0 to 255. */
  readonly brightness: number;
  /** Variance of the Laplacian: how sharp edges are. An even surface has none. */
  readonly sharpness: number;
}
export type QualityProblem = 'small' | 'dark' | 'blurred';

/** A letter page of 1,000 pixels has some 90 dots an inch: below it, small print is lost. */
const LEAST_LONG_SIDE = 1000;
const LEAST_BRIGHTNESS = 60;
const LEAST_SHARPNESS = 25;
/** A picture is measured at this size, so that sharpness means the same for every camera. */
export const MEASURED_SIDE = 640;

/** @throws Error when there are no pixels */
export function measurePicture({ width, height, gray }: GrayPicture, longSide: number): Quality {
  if (width < 3 || height < 3) throw new Error('A picture of less than three by three pixels is not measured.');
  const at = (x: number, y: number): number => gray[y * width + x] ?? 0;
  let sum = 0;
  for (let i = 0; i < width * height; i += 1) sum += gray[i] ?? 0;
  let [mean, squares] = [0, 0];
  const count = (width - 2) * (height - 2);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      mean += edge / count;
      squares += (edge * edge) / count;
    }
  return { longSide, brightness: sum / (width * height), sharpness: squares - mean * mean };
}

/** What makes a picture hard to read, the worst first; undefined when nothing does. */
export function judgeQuality({ longSide, brightness, sharpness }: Quality): QualityProblem | undefined {
  if (longSide < LEAST_LONG_SIDE) return 'small';
  if (brightness < LEAST_BRIGHTNESS) return 'dark';
  return sharpness < LEAST_SHARPNESS ? 'blurred' : undefined;
}
