import { expect, test } from 'vitest';
import { readClaims } from './claims.ts';

test('nothing claimed means no rights', () => {
  expect(readClaims({})).toEqual({ role: 'user', tier: '', permissions: [], isAdmin: false, isMaster: false, lastAuthError: null });
});

test('odd values are not rights either', () => {
  expect(readClaims({ role: 7, permissions: ['a:b', 1], isAdmin: 'true', lastAuthError: 'x' })).toEqual({
    role: 'user',
    tier: '',
    permissions: ['a:b'],
    isAdmin: false,
    isMaster: false,
    lastAuthError: null,
  });
});

test.each(['last-auth-error', 'lastAuthError'])('the last sign-in error is read from %s', (name) => {
  expect(readClaims({ [name]: { code: 'auth/x', message: 'No.' } }).lastAuthError).toEqual({ code: 'auth/x', message: 'No.' });
});
