import { expect, test } from 'vitest';
import { isUnauthorizedDomain, readIdentityError } from './identity-errors.ts';

test.each([
  [
    'a server text',
    { code: 'auth/weak-password', message: 'Firebase: The password is too common. (auth/weak-password).' },
    'The password is too common.',
  ],
  ['a code of its own without text', { code: 'auth/strange', message: 'Firebase: Error (auth/strange).' }, 'Login failed'],
  [
    'a wrong password',
    { code: 'auth/invalid-credential', message: 'Firebase: Error (auth/invalid-credential).' },
    'The email address or the password is not correct.',
  ],
  ['a fault of ours', new TypeError('x is undefined'), 'Login failed'],
  ['no error at all', undefined, 'Login failed'],
])('%s', (_name, error, message) => {
  expect(readIdentityError(error, 'Login failed').message).toBe(message);
});

// Every code of the catalog has a sentence of its own.
test.each([
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
  'multi-factor-auth-required',
  'user-mismatch',
  'password-does-not-meet-requirements',
  'invalid-api-key',
  'internal-error',
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'too-many-requests',
  'invalid-multi-factor-session',
])('auth/%s is said in plain words', (name) => {
  expect(readIdentityError({ code: `auth/${name}`, message: `Firebase: Error (auth/${name}).` }, 'none').message).toMatch(/^[A-Z][^:]+\.$/);
});

test.each([
  [{ code: 'auth/unauthorized-domain', message: '' }, true],
  [{ code: 'auth/unauthorized-continue-uri', message: 'Firebase: UNAUTHORIZED_DOMAIN (auth/unauthorized-continue-uri).' }, true],
  [{ code: 'auth/unauthorized-continue-uri', message: 'Firebase: Error (auth/unauthorized-continue-uri).' }, true],
  [{ code: 'auth/internal-error', message: 'Firebase: UNAUTHORIZED_DOMAIN (auth/internal-error).' }, true],
  [{ code: 'auth/popup-blocked', message: 'Firebase: Error (auth/popup-blocked).' }, false],
  [undefined, false],
])('%j: is the host unauthorised? %s', (error, expected) => {
  expect(isUnauthorizedDomain(error)).toBe(expected);
});
