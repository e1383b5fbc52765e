import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { checkPassword, normalizePassword } from './password-policy.ts';

const EMAIL = 'maria.lopez@lopezcredit.example';
const verdict = (password: string) => checkPassword(password, EMAIL, 8)?.message;

test.each([
  ['1234567', 'at least 8'],
  ['é'.repeat(7), 'at least 8'],
  ['x1'.repeat(128) + 'y', 'at most 256'],
  ['password', 'easy to guess'],
  ['Password2024!', 'easy to guess'],
  ['!!Welcome1', 'easy to guess'],
  ['REDRESS1', 'easy to guess'],
  ['aaaaaaaaaaaaaa', 'easy to guess'],
  ['12345678', 'easy to guess'],
  ['87654321', 'easy to guess'],
  ['qwertyui', 'easy to guess'],
  ['1qaz2wsx', 'easy to guess'],
  ['maria.lopez1', 'easy to guess'],
  ['lopezcredit!', 'easy to guess'],
  [EMAIL, 'easy to guess'],
])('%s is refused', (password, why) => {
  expect(verdict(password)).toContain(why);
});

test.each(['Tr1ck-y7', 'four words in a row', '金色の魚は泳ぐ月', 'z'.repeat(200) + 'éßñ', ' leading and trailing ', '🐟🐠🐡🦈🐙🦑🦐🦞'])(
  '%s is accepted',
  (password) => {
    expect(verdict(password)).toBeUndefined();
  },
);

test('a password typed as composed or decomposed letters is the same one', () => {
  expect(normalizePassword('cafe\u0301-au-lait')).toBe(normalizePassword('café-au-lait'));
});

test('the blocklist holds a few hundred entries in lower case, all of them refused', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(200);
  for (const word of COMMON_PASSWORDS) {
    expect(word).toBe(word.toLowerCase());
    const padded = word.length >= 8 ? word : `${word}${'1'.repeat(8 - word.length)}`;
    expect(checkPassword(padded, EMAIL, 8), padded).toBeDefined();
  }
});
