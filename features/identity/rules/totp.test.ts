import { expect, test } from 'vitest';
import { nameSecondFactor, readTotpCode, stepAt } from './totp.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['', undefined],
  ['12345a', undefined],
  ['１２３４５６', undefined],
  ['+12345', undefined],
  ['1e5000', undefined],
])('the code of %j is %j', (typed, code) => expect(readTotpCode(typed)).toBe(code));

test.each([
  [0, 0],
  [29_999, 0],
  [30_000, 1],
  [59_000, 1],
  [1_111_111_109_000, 37_037_036],
])('%i ms after 1970 is step %i', (ms, step) => expect(stepAt(new Date(ms))).toBe(step));

test.each([
  [undefined, 'Authenticator app'],
  ['', 'Authenticator app'],
  ['  \n ', 'Authenticator app'],
  ['Work phone', 'Work phone'],
  ['two\nlines', 'two lines'],
  ['\u202Eback', 'back'],
  ['x'.repeat(80), 'x'.repeat(60)],
  ['😀'.repeat(70), '😀'.repeat(60)],
  ['\ud800x', '\ufffdx'],
  ['👩\u200d🚀 phone', '👩\u200d🚀 phone'],
  ['\u200b\ufeff', 'Authenticator app'],
  [`${'x'.repeat(59)}👩\u200d🚀`, `${'x'.repeat(59)}👩`],
])('a factor named %j is called %j', (given, name) => expect(nameSecondFactor(given)).toBe(name));
