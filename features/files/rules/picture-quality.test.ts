import { describe, expect, test } from 'vitest';
import { judgeQuality, measurePicture, type GrayPicture } from './picture-quality.ts';

const SIDE = 160;
/** Lines of print on paper: black strokes every few pixels, `paper` and `ink` as brightness. */
const printed = (paper: number, ink: number): GrayPicture => ({
  width: SIDE,
  height: SIDE,
  gray: Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return y % 8 < 4 && x % 5 < 2 ? ink : paper;
  }),
});
/** The same out of focus: so many times, each pixel becomes the mean of itself and its neighbors. */
function blurred({ width, height, gray }: GrayPicture, times: number): GrayPicture {
  let now: readonly number[] = [...gray];
  for (let time = 0; time < times; time += 1) {
    const before = now;
    const at = (x: number, y: number): number =>
      before[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
    now = before.map((_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      let sum = 0;
      for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) sum += at(x + dx, y + dy);
      return sum / 9;
    });
  }
  return { width, height, gray: now };
}

describe('a picture of a paper', () => {
  const cases: readonly [string, GrayPicture, number, ReturnType<typeof judgeQuality>][] = [
    ['print in daylight', printed(235, 30), 3000, undefined],
    ['print by a lamp', printed(120, 25), 3000, undefined],
    ['pale print', printed(240, 180), 3000, undefined],
    ['print at night', printed(60, 15), 3000, 'dark'],
    ['a covered lens', printed(4, 2), 3000, 'dark'],
    ['a thumbnail', printed(235, 30), 640, 'small'],
    ['a small picture at night is small first', printed(20, 5), 640, 'small'],
    ['out of focus', blurred(printed(235, 30), 8), 3000, 'blurred'],
    ['an empty sheet', printed(235, 235), 3000, 'blurred'],
  ];
  test.each(cases)('%s', (_name, picture, longSide, problem) => {
    expect(judgeQuality(measurePicture(picture, longSide))).toBe(problem);
  });

  test('brightness and sharpness of an even surface', () => {
    const { brightness, sharpness } = measurePicture(printed(100, 100), 2000);
    expect(brightness).toBeCloseTo(100);
    expect(sharpness).toBeCloseTo(0);
  });

  test('blur only takes sharpness away', () => {
    const sharpness = [0, 1, 2, 4].map((times) => measurePicture(blurred(printed(235, 30), times), 2000).sharpness);
    expect(sharpness).toEqual(sharpness.toSorted((a, b) => b - a));
  });

  test('nothing to measure is a mistake of ours', () => {
    expect(() => measurePicture({ width: 2, height: 5, gray: [] }, 10)).toThrow('three by three');
  });
});
