import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/base/ids.ts';
import { letterCode, readLetterCode } from './letter-code.ts';

const codes = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) => letterCode(newId(at)));

test('a code is short, has no look-alikes, belongs to its letter and is read however it is typed', () => {
  const id = newId();
  expect(letterCode(id)).toBe(letterCode(id));
  expect(new Set(Array.from({ length: 5000 }, () => letterCode(newId()))).size).toBe(5000);
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^R[2-9A-HJKMNP-Z]{10}$/);
      expect(readLetterCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
    }),
  );
});

test('one wrong character, two that changed places, and anything else is no code', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 1, max: 10 }), fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'), (code, at, other) => {
      fc.pre(code.charAt(at) !== other);
      expect(readLetterCode(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
      const swapped = code.slice(0, at - 1) + code.charAt(at) + code.charAt(at - 1) + code.slice(at + 1);
      if (swapped !== code) expect(readLetterCode(swapped)).toBeUndefined();
    }),
  );
  for (const text of ['', 'R', 'https://example.test', 'R0000000000', '9214 4901 5901 2300 1234 56'])
    expect(readLetterCode(text)).toBeUndefined();
});
