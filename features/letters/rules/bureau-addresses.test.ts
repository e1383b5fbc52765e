import { expect, test } from 'vitest';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { BUREAU_ADDRESSES } from './bureau-addresses.ts';

test.each(BUREAUS)('3.1: the address of %s fits a window envelope and ends in a zip code', (bureau) => {
  const { name, lines, verify } = BUREAU_ADDRESSES[bureau];
  expect(lines.length + 1).toBeLessThanOrEqual(4);
  expect(Math.max(...[name, ...lines].map((line) => line.length))).toBeLessThanOrEqual(40);
  expect(lines.at(-1)).toMatch(/^[A-Z][A-Za-z ]+, [A-Z]{2} \d{5}(-\d{4})?$/);
  expect(verify).not.toBe('');
});
