import { expect, test } from 'vitest';
import { shortenKey } from './shorten-key.ts';

test.each([
  ['', ''],
  ['redress', 'redress'],
  ['redress8', 'red…ss8'],
  ['AIzaSyExampleExample', 'AIz…ple'],
])('shortenKey(%j)', (key, shown) => {
  expect(shortenKey(key)).toBe(shown);
});
