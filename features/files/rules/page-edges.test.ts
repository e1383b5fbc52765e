import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../../tests/support/seed.ts';
import { findSheet } from './page-edges.ts';
import type { Quadrilateral } from './quadrilateral.ts';
import { farthest, numbersFrom, print, sheetAt, takePicture, type Place, type Scene } from './testing-sheets.ts';

const [WIDTH, HEIGHT] = [240, 320];
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
/** So many pixels of 320 a corner may be off. */
const NEAR = 3;

const TABLES = {
  plain: (base: number) => () => base,
  wood: (base: number) => (x: number, y: number) =>
    base + 12 * Math.sin(y * 0.6 + 3 * Math.sin(x / 20)) + 8 * Math.sin(y * 0.21 + x * 0.02),
  checks: (base: number) => (x: number, y: number) => base + ((Math.floor(x / 12) + Math.floor(y / 12)) % 2) * 35,
  specks: (base: number) => (x: number, y: number) => {
    const spot = Math.imul((Math.floor(x / 3) * 73_856_093) ^ (Math.floor(y / 3) * 19_349_663), 83_492_791) >>> 8;
    return base + (spot % 50);
  },
};
/** Light that fades across the picture, or that something held over it takes away on one side. */
const LIGHTS = {
  even: () => () => 1,
  fading: (least: number, direction: number) => (x: number, y: number) =>
    1 - (1 - least) * (0.5 + 0.7 * ((x / WIDTH - 0.5) * Math.cos(direction) + (y / HEIGHT - 0.5) * Math.sin(direction))),
  shadow: (least: number, direction: number) => (x: number, y: number) =>
    (x - MIDDLE.x) * Math.cos(direction) + (y - MIDDLE.y) * Math.sin(direction) > 10 ? least : 1,
};

const scene = (parts: Partial<Scene>): Scene => ({
  width: WIDTH,
  height: HEIGHT,
  seed: 1,
  table: () => 60,
  sheets: [],
  noise: 4,
  ...parts,
});
const letter = (angle: number, seed = 1, tilt = 8): Quadrilateral => {
  const random = numbersFrom(seed);
  const width = 150 + random() * 15;
  return sheetAt({ x: MIDDLE.x + random() * 6, y: MIDDLE.y + random() * 6 }, [width, width * 1.29], angle, tilt, random);
};
const paper = print(235, 40);

const seeds = fc.nat(1e6);
const angles = fc.oneof(fc.double({ min: 2, max: 18, noNaN: true }), fc.double({ min: -18, max: -2, noNaN: true }));
const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const runs = (numRuns: number) => ({ seed: SEED, numRuns });
/** The sheet, or nothing: never a part of it, nor something else. */
function isRight(found: Quadrilateral | undefined, real: Quadrilateral): void {
  if (found) expect(farthest(found, real)).toBeLessThan(NEAR);
}

describe('one sheet', () => {
  test('on a dark table is nearly always found, and never wrong', () => {
    let found = 0;
    fc.assert(
      fc.property(seeds, angles, share(15, 120), share(190, 250), (seed, angle, dark, bright) => {
        const corners = letter(angle, seed);
        const sheet = findSheet(takePicture(scene({ seed, table: () => dark, sheets: [{ corners, paint: print(bright, 30) }] })));
        if (sheet) found += 1;
        isRight(sheet, corners);
      }),
      runs(25),
    );
    expect(found).toBeGreaterThan(21);
  });

  test('on a busy table, in bad light and with noise, is mostly found and never wrong', () => {
    let [count, found] = [0, 0];
    const cases = fc.record({
      seed: seeds,
      angle: angles,
      table: fc.constantFrom(...Object.values(TABLES)),
      light: fc.constantFrom(...Object.values(LIGHTS)),
      dark: share(20, 90),
      least: share(0.45, 1),
      direction: share(0, 6.28),
      noise: share(0, 8),
    });
    fc.assert(
      fc.property(cases, ({ seed, angle, table, light, dark, least, direction, noise }) => {
        const corners = letter(angle, seed);
        const sheet = findSheet(
          takePicture(scene({ seed, table: table(dark), light: light(least, direction), noise, sheets: [{ corners, paint: paper }] })),
        );
        count += 1;
        if (sheet) found += 1;
        isRight(sheet, corners);
      }),
      runs(60),
    );
    expect(found / count).toBeGreaterThan(0.5);
  });

  test('with a dark heading is not cut below it', () => {
    fc.assert(
      fc.property(seeds, angles, share(20, 90), share(15, 120), share(0.08, 0.3), (seed, angle, dark, more, heading) => {
        const corners = letter(angle, seed);
        const paint = (place: Place): number => (place.down < heading ? dark + more : paper(place));
        isRight(findSheet(takePicture(scene({ seed, table: () => dark, sheets: [{ corners, paint }] }))), corners);
      }),
      runs(40),
    );
  });

  test('that is an ID card keeps what is around its photo', () => {
    fc.assert(
      fc.property(seeds, angles, share(10, 250), share(0.2, 0.5), (seed, angle, photo, size) => {
        const corners = sheetAt(MIDDLE, [200, 126], angle, 4, numbersFrom(seed));
        const paint = ({ across, down }: Place): number => (Math.abs(across - 0.5) < size / 2 && Math.abs(down - 0.5) < 0.35 ? photo : 200);
        isRight(findSheet(takePicture(scene({ seed, sheets: [{ corners, paint }] }))), corners);
        // The same card so near that it fills the picture.
        const whole = sheetAt(MIDDLE, [520, 460], angle);
        expect(findSheet(takePicture(scene({ seed, sheets: [{ corners: whole, paint }] })))).toBeUndefined();
      }),
      runs(25),
    );
  });
});

describe('nothing is cut', () => {
  const sheet = (corners: Quadrilateral, paint = paper) => ({ corners, paint });
  const small = (x: number, y: number, angle: number): Quadrilateral => sheetAt({ x, y }, [100, 129], angle);
  const cases: readonly (readonly [string, Partial<Scene>])[] = [
    ['of an empty table', {}],
    ['of a wooden table', { table: TABLES.wood(90), noise: 8 }],
    ['of speckled stone', { table: TABLES.specks(120), noise: 8 }],
    ['of noise', { table: () => 128, noise: 60 }],
    ['of a plate', { table: (x, y) => (Math.hypot(x - MIDDLE.x, y - MIDDLE.y) < 100 ? 230 : 50) }],
    ['of a bright corner of the room', { table: (x, y) => (x + y * 0.4 > 190 ? 220 : 70) }],
    ['of a sheet that fills the picture', { sheets: [sheet(sheetAt(MIDDLE, [300, 380], 3))] }],
    ['of a sheet that all but fills it', { sheets: [sheet(sheetAt(MIDDLE, [236, 315], 0.6))] }],
    ['of a sheet beyond the border', { sheets: [sheet(sheetAt({ x: 70, y: 160 }, [170, 219], 8))] }],
    ['of a small slip', { sheets: [sheet(sheetAt(MIDDLE, [90, 116], 8))] }],
    ['of a sheet on a table as bright', { table: () => 225, sheets: [sheet(letter(8))] }],
    ['of a scan that lies straight', { noise: 0, sheets: [sheet(sheetAt(MIDDLE, [160, 206], 0))] }],
    ['of two sheets', { sheets: [sheet(small(60, 90, 6)), sheet(small(180, 220, -5))] }],
    [
      'of a sheet and a part of another',
      { sheets: [sheet(sheetAt({ x: 100, y: 190 }, [165, 213], 7)), sheet(sheetAt({ x: 215, y: 30 }, [80, 100], 20))] },
    ],
    ['of two sheets, one on the other', { sheets: [sheet(letter(12)), sheet(sheetAt({ x: 150, y: 130 }, [120, 155], -14))] }],
    ['of a five-sided sheet', { sheets: [sheet(letter(8, 1, 0), (place) => (place.across + place.down < 0.5 ? 60 : paper(place)))] }],
    ['of a picture too small to say', { width: 50, height: 50, sheets: [sheet(sheetAt({ x: 25, y: 25 }, [30, 38], 8))] }],
  ];
  test.each(cases)('%s', (_name, parts) => {
    expect(findSheet(takePicture(scene(parts)))).toBeUndefined();
  });

  test('of two sheets anywhere, unless it is both', () => {
    fc.assert(
      fc.property(seeds, angles, angles, share(150, 245), (seed, one, other, bright) => {
        const random = numbersFrom(seed);
        const sheets = [sheet(small(62, 75 + random() * 20, one)), sheet(small(178, 225 + random() * 20, other), print(bright, 40))];
        expect(findSheet(takePicture(scene({ seed, sheets })))).toBeUndefined();
      }),
      runs(25),
    );
  });
});
