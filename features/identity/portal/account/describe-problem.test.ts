import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { asksForFreshSignIn, ConfirmationCancelled, describeProblem } from './describe-problem.ts';

const identity = (code: string, text = 'Error') => Object.assign(new Error(`Firebase: ${text} (${code}).`), { code });
const refusal = (code: string, message: string, status: number) => new ORPCError(code, { message, status, defined: false });

test.each<[string, unknown, string]>([
  ['given up', new ConfirmationCancelled(), ''],
  ['a wrong password', identity('auth/invalid-credential'), 'The password is not correct.'],
  ['a key that is over', identity('auth/invalid-verification-id'), 'This key is no longer valid. Please start again.'],
  ['a text of the server', identity('auth/operation-not-allowed', 'Your office asks for it.'), 'Your office asks for it.'],
  ['a refusal of the API', refusal('access.noSecondFactor', 'There is no app.', 409), 'There is no app.'],
])('%s', (_name, error, sentence) => expect(describeProblem(error, 'It failed.')).toBe(sentence));

test.each<[unknown, boolean]>([
  [identity('auth/requires-recent-login'), true],
  [refusal('access.signInAgain', 'x', 403), true],
  [identity('auth/wrong-password'), false],
  [refusal('access.noSecondFactor', 'x', 409), false],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
])('a fresh sign-in is asked for: %#', (error, asks) => expect(asksForFreshSignIn(error)).toBe(asks));
