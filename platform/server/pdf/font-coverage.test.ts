import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMissingGlyphs, fontCoverage } from './font-coverage.ts';
import { NOTO_SERIF } from './noto-serif.ts';

const coverage = fontCoverage(NOTO_SERIF.map((path) => readFileSync(path)));

test.each([
  ['José Nuñez · Łukasz Żółć – “quoted” €5 §', []],
  ['王 Wei 李, again 王', ['王', '李']],
  ['line\nends', []],
  ['smile 😀', ['😀']],
])('%j lacks %j', (text, missing) => expect(findMissingGlyphs(text, coverage)).toEqual(missing));

test('covers printable ASCII', () => {
  expect(findMissingGlyphs(Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join(''), coverage)).toEqual([]);
});

test('refuses what is no font', () => expect(() => fontCoverage([new Uint8Array(64)])).toThrow('no character map'));
