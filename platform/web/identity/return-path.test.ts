import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReturnPath } from './return-path.ts';

const ORIGIN = 'https://office.test';

test.each([
  ['/contacts?q=ann#top', '/contacts?q=ann#top'],
  ['/contacts/01a1?tab=reports', '/contacts/01a1?tab=reports'],
  ['/a/../contacts', '/contacts'],
])('keeps %j', (text, path) => {
  expect(readReturnPath(text, ORIGIN)).toBe(path);
});

test.each([
  undefined,
  7,
  '',
  'contacts',
  '//evil.test/',
  '/\\evil.test',
  '/\tx',
  '/a\\b',
  'https://evil.test/',
  'javascript:alert(1)',
  '/login',
  '/login?from=/x',
  '/logout',
  '/logout/',
  '/api/contacts',
  '/v1/accounts:lookup',
  '/__/auth/handler',
  '/login/action?mode=x',
  '/.//evil.test',
])('drops %j', (text) => {
  expect(readReturnPath(text, ORIGIN)).toBeUndefined();
});

test('whatever it answers stays on this site', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }).map((s) => `/${s}`),
      (text) => {
        const path = readReturnPath(text, ORIGIN);
        if (path !== undefined) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      },
    ),
  );
});
