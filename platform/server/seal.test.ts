import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rotateSealKey } from './rotate-seal-key.ts';
import { createSealer, loadSealKeys } from './seal.ts';

const [FIRST, SECOND, THIRD] = [7, 8, 9].map((fill) => Buffer.alloc(32, fill)) as [Buffer, Buffer, Buffer];
/** Sealed with `FIRST` for contacts:1:ssn by the version that knew one key only; and what it indexed. */
const OLD_SEALED = Buffer.from('AalHbAnVD50zOzmR1lk38wrcuxqKzaHm+nz7j1Vv3h9D6ldF2Zz60A==', 'base64');
const OLD_INDEX = 'I49Ums3DVpGSY9oOqJbGr1EymWgL8Y1ZNAaqZk5vop8=';
const PLACE = 'contacts:1:ssn';

test('after a rotation old values open, new ones are sealed with the new key, and searches find both', () => {
  const before = createSealer(FIRST);
  const sealed = before.sealText(PLACE, 'one');
  const after = createSealer(SECOND, [FIRST]);
  const again = createSealer(THIRD, [FIRST, SECOND]);
  for (const sealer of [before, after, again]) {
    expect(sealer.openText(PLACE, OLD_SEALED)).toBe('219-09-5501');
    expect(sealer.openText(PLACE, sealed)).toBe('one');
    expect(sealer.blindIndex('ssn', '219095501').toString('base64')).toBe(OLD_INDEX);
  }
  const renewed = [before, after, again].map((sealer) => sealer.sealText(PLACE, 'two'));
  expect(renewed.map((value) => [value[0], value[1]])).toEqual([
    [2, 1],
    [2, 2],
    [2, 3],
  ]);
  for (const value of renewed) expect(again.openText(PLACE, value)).toBe('two');
});

test('a value of a key that is not here says which one is missing', () => {
  const sealed = createSealer(THIRD, [FIRST, SECOND]).sealText(PLACE, 'three');
  expect(() => createSealer(SECOND, [FIRST]).openText(PLACE, sealed)).toThrow(
    'Sealed value at contacts:1:ssn was sealed with key 3, which is not here: this program has keys 1 to 2.',
  );
  expect(() => createSealer(FIRST).openText(PLACE, sealed)).toThrow('this program has key 1.');
});

test('a value that was moved, changed, cut or named another key does not open', () => {
  const sealer = createSealer(SECOND, [FIRST]);
  const sealed = sealer.sealText(PLACE, 'one');
  expect(() => sealer.openText('contacts:2:ssn', sealed)).toThrow();
  const changed = (at: number, value: number): Buffer => Buffer.from(sealed.map((byte, i) => (i === at ? value : byte)));
  expect(() => sealer.openText(PLACE, changed(sealed.length - 1, (sealed.at(-1) ?? 0) ^ 1))).toThrow();
  expect(() => sealer.openText(PLACE, changed(1, 1))).toThrow();
  for (const form of [changed(0, 3), sealed.subarray(0, 29), Buffer.alloc(0)])
    expect(() => sealer.openText(PLACE, form)).toThrow('unknown form');
});

test('keys that cannot be meant are refused', () => {
  expect(() => createSealer(Buffer.alloc(31))).toThrow('32 bytes');
  expect(() => createSealer(FIRST, [SECOND, FIRST])).toThrow('given twice');
});

test('keys come from the settings or from files; a file that is missing is named', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'redress-keys-'));
  const file = (name: string): string => join(DATA_DIR, 'keys', name);
  try {
    const { current, former } = loadSealKeys({ DATA_DIR });
    expect([current.length, former]).toEqual([32, []]);
    expect(loadSealKeys({ DATA_DIR })).toEqual({ current, former: [] });
    // As a rotation does it.
    renameSync(file('seal.key'), file('seal-1.key'));
    expect(() => loadSealKeys({ DATA_DIR })).toThrow(`${file('seal.key')} is missing`);
    writeFileSync(file('seal.key'), SECOND.toString('base64'));
    expect(loadSealKeys({ DATA_DIR })).toEqual({ current: SECOND, former: [current] });
    expect(statSync(file('seal.key')).mode & 0o777).toBe(0o600);
    writeFileSync(file('seal-3.key'), THIRD.toString('base64'));
    expect(() => loadSealKeys({ DATA_DIR })).toThrow(`${file('seal-2.key')} is missing`);

    const settings = {
      DATA_DIR,
      SEAL_KEY: THIRD.toString('base64'),
      SEAL_KEY_FORMER: [FIRST.toString('base64'), SECOND.toString('base64')],
    };
    expect(loadSealKeys(settings)).toEqual({ current: THIRD, former: [FIRST, SECOND] });
  } finally {
    rmSync(DATA_DIR, { recursive: true });
  }
});

test('a rotation keeps the key before it, and one that was cut can be made again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redress-rotate-'));
  const load = () => loadSealKeys({ DATA_DIR: folder });
  try {
    const first = load().current;
    // What a cut leaves behind: the copy has its number, and the current key is still the same.
    copyFileSync(join(folder, 'keys', 'seal.key'), join(folder, 'keys', 'seal-1.key'));
    expect(load()).toEqual({ current: first, former: [] });
    expect(rotateSealKey(folder)).toBe(2);
    const second = load();
    expect(second.former).toEqual([first]);
    expect(rotateSealKey(folder)).toBe(3);
    expect(load().former).toEqual([first, second.current]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
