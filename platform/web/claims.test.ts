import { expect, test } from 'vitest';
import { readClaims } from './claims.ts';

test('nothing claimed means no rights', () => {
  expect(readClaims({})).toEqual({ role: 'user', tier: '', permissions: [], isAdmin: false, isMaster: false, lastAuthError: null });
});

test('odd values are not rights either', () => {
  expect(readClaims({ role: 7, permissions: ['a:b', 1], isAdmin: 'true', lastAuthError: 'x' })).toEqual({
    role: 'user', tier: '', permissions: ['a:b'], isAdmin: false, isMaster: false, lastAuthError: null,
  });
});

test('the last sign-in error is read', () => {
  expect(readClaims({ lastAuthError: { code: 'auth/x', message: 'No.' } }).lastAuthError).toEqual({ code: 'auth/x', message: 'No.' });
});
