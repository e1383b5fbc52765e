import { expect, test } from 'vitest';
import { readRecoveryCode, RECOVERY_CODE_BYTES, writeRecoveryCode } from './recovery-codes.ts';

test('a code is three groups of four and reads back', () => {
  const code = writeRecoveryCode(Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, i) => i * 21));
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(readRecoveryCode(code)).toBe(code.replaceAll('-', ''));
  expect(() => writeRecoveryCode(new Uint8Array(11))).toThrow('12 bytes');
});

test('every letter of the alphabet is as likely as another', () => {
  const letters = new Set<string>();
  for (let byte = 0; byte < 256; byte += 1) letters.add(writeRecoveryCode(new Uint8Array(12).fill(byte)).charAt(0));
  expect(letters.size).toBe(32);
});

test.each([
  ['abcd-efgh-jkmn', 'ABCDEFGHJKMN'],
  ['ABCD EFGH JKMN', 'ABCDEFGHJKMN'],
  ['oooo-iiii-llll', '000011111111'],
  ['123456', undefined],
  ['ABCD-EFGH-JKM', undefined],
  ['ABCD-EFGH-JKMNP', undefined],
  ['ABCD-EFGH-JKMU', undefined],
  ['', undefined],
  [`${'-'.repeat(60)}ABCDEFGHJKMN`, undefined],
])('%j reads as %j', (typed, code) => expect(readRecoveryCode(typed)).toBe(code));
