import { expect, test } from 'vitest';
import { assert, property, uint8Array } from 'fast-check';
import { parseEmail } from './email-address.ts';
import { normalizeOwnerCode, writeOwnerCode } from './owner-code.ts';

test('a code is four groups of letters that cannot be mistaken, and reads back however it is typed', () => {
  assert(
    property(uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const code = writeOwnerCode(bytes);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      const plain = normalizeOwnerCode(code);
      expect(normalizeOwnerCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(plain);
      expect(normalizeOwnerCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(plain);
    }),
  );
});

test('fewer random bytes than it takes are refused', () => {
  expect(() => writeOwnerCode(new Uint8Array(8))).toThrow();
});

test.each([
  [' Maria@Example.COM ', 'maria@example.com'],
  ['maria', undefined],
  ['', undefined],
  ['a@b', undefined],
  ['"a b"@example.com', undefined],
  ['maria@example.com, eve@example.com', undefined],
  ['maria@example.com\r\nBcc: eve@example.com', undefined],
  [`${'a'.repeat(250)}@example.com`, undefined],
])('%j is read as %s', (typed, email) => {
  expect(parseEmail(typed)).toBe(email);
});
