import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../../tests/support/seed.ts';
import type { Quadrilateral } from './quadrilateral.ts';
import type { Size } from './redraw.ts';
import { drawRows, mapTo, MOST_PIXELS, sizeOfSheet, widened, type Pixels } from './straighten.ts';
import { numbersFrom, sheetAt } from './testing-sheets.ts';

const whole = (width: number, height: number): Quadrilateral => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];
function noise(width: number, height: number, seed: number): Pixels {
  const random = numbersFrom(seed);
  return { width, height, data: Uint8ClampedArray.from({ length: width * height * 4 }, () => random() * 256) };
}
function straighten(from: Pixels, corners: Quadrilateral, { width, height }: Size): Pixels {
  const to = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  drawRows(from, mapTo(corners), to, [0, height]);
  return to;
}
const tilted = fc
  .tuple(fc.nat(1e6), fc.double({ min: -40, max: 40, noNaN: true }))
  .map(([seed, angle]) => sheetAt({ x: 500, y: 400 }, [500, 400], angle, 60, numbersFrom(seed)));
const runs = { seed: SEED, numRuns: 100 };

describe('the mapping', () => {
  test('takes each corner to its corner, and diagonals to diagonals', () => {
    fc.assert(
      fc.property(tilted, (corners) => {
        const { at } = mapTo(corners);
        const [a, b, c, d] = corners;
        for (const [found, real] of [
          [at(0, 0), a],
          [at(1, 0), b],
          [at(1, 1), c],
          [at(0, 1), d],
        ] as const) {
          expect(found.x).toBeCloseTo(real.x, 6);
          expect(found.y).toBeCloseTo(real.y, 6);
        }
        const { x, y } = at(0.5, 0.5);
        expect((c.x - a.x) * (y - a.y) - (c.y - a.y) * (x - a.x)).toBeCloseTo(0, 3);
        expect((d.x - b.x) * (y - b.y) - (d.y - b.y) * (x - b.x)).toBeCloseTo(0, 3);
      }),
      runs,
    );
  });

  test('is refused for corners on one line', () => {
    const line: Quadrilateral = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 2 },
      { x: 3, y: 3 },
    ];
    expect(() => mapTo(line)).toThrow('one line');
  });
});

describe('drawing', () => {
  test('the full picture is the picture, whatever its size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.nat(1e6), (width, height, seed) => {
        const picture = noise(width, height, seed);
        const size = sizeOfSheet(whole(width, height), picture, 2200);
        expect(size).toEqual({ width, height });
        expect(straighten(picture, whole(width, height), size)).toEqual(picture);
      }),
      runs,
    );
  });

  test('in slices it is the same', () => {
    const picture = noise(30, 40, 5);
    const corners = sheetAt({ x: 15, y: 20 }, [18, 24], 9);
    const to = { width: 18, height: 24, data: new Uint8ClampedArray(18 * 24 * 4) };
    for (let row = 0; row < 24; row += 5) drawRows(picture, mapTo(corners), to, [row, Math.min(24, row + 5)]);
    expect(to).toEqual(straighten(picture, corners, { width: 18, height: 24 }));
  });

  test('a quarter of the picture is that quarter', () => {
    const picture = noise(8, 6, 3);
    const quarter: Quadrilateral = [
      { x: 4, y: 3 },
      { x: 8, y: 3 },
      { x: 8, y: 6 },
      { x: 4, y: 6 },
    ];
    const { data } = straighten(picture, quarter, { width: 4, height: 3 });
    expect([...data.subarray(0, 16)]).toEqual([...picture.data.subarray((3 * 8 + 4) * 4, (3 * 8 + 8) * 4)]);
  });
});

describe('the size', () => {
  test('of a sheet from above is its own, however it is turned', () => {
    fc.assert(
      fc.property(fc.double({ min: -44, max: 44, noNaN: true }), (angle) => {
        const { width, height } = sizeOfSheet(sheetAt({ x: 2000, y: 1500 }, [850, 1100], angle), { width: 4000, height: 3000 }, 2200);
        expect([Math.abs(width - 850), Math.abs(height - 1100)].every((off) => off <= 1)).toBe(true);
      }),
      runs,
    );
  });

  test('of a sheet from the side has the proportions of the paper', () => {
    // A letter page 2,000 pixels from the lens, its top leaning away by so many degrees, as a camera of this focal length sees it.
    const picture = { width: 3000, height: 4000 };
    const focal = 0.6 * 5000;
    for (const degrees of [0, 10, 20, 30, 40]) {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const see = (x: number, y: number) => {
        const depth = 2000 - y * sin;
        return { x: 1500 + (focal * x) / depth, y: 2000 + (focal * y * cos) / depth };
      };
      const { width, height } = sizeOfSheet([see(-425, -550), see(425, -550), see(425, 550), see(-425, 550)], picture, 2200);
      expect(height / width).toBeCloseTo(11 / 8.5, 2);
    }
  });

  test('is limited by side and by pixels', () => {
    const large = { width: 9000, height: 9000 };
    expect(Math.max(...Object.values(sizeOfSheet(whole(9000, 9000), large, 2200)))).toBe(2200);
    const { width, height } = sizeOfSheet(whole(9000, 9000), large, 9000);
    expect(width * height).toBeLessThanOrEqual(MOST_PIXELS);
  });
});

test('corners are moved outward, and stay in the picture', () => {
  const corners = sheetAt({ x: 10, y: 10 }, [10, 18], 0);
  expect(widened(corners, 2, { width: 20, height: 20 })).toEqual(whole(14, 20).map(({ x, y }) => ({ x: x + 3, y })));
});
