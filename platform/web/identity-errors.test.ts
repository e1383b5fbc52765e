import { expect, test } from 'vitest';
import { readIdentityError } from './identity-errors.ts';

test.each([
  ['a server text', { code: 'auth/weak-password', message: 'Firebase: The password is too common. (auth/weak-password).' }, 'The password is too common.'],
  ['no text of its own', { code: 'auth/strange', message: 'Firebase: Error (auth/strange).' }, 'Login failed'],
  ['a wrong password', { code: 'auth/invalid-credential', message: 'Firebase: Whatever. (auth/invalid-credential).' }, 'The e-mail address or the password is not right.'],
  ['no error at all', undefined, 'Login failed'],
])('%s', (_name, error, message) => {
  expect(readIdentityError(error, 'Login failed').message).toBe(message);
});
