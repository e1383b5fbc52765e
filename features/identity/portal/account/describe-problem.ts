// What to say beside a part of the account page when something did not work there.
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';

/** The person closed the password dialog, so there is no problem to show. */
export class ConfirmationCancelled extends Error {}

const CONFIRMING: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'The password is not correct.',
  'auth/wrong-password': 'The password is not correct.',
  'auth/invalid-verification-id': 'This key is no longer valid. Please start again.',
};

/** One sentence for an error of the identity module or of the API; '' when the person gave up. */
export function describeProblem(error: unknown, fallback: string): string {
  if (error instanceof ConfirmationCancelled) return '';
  const { code, message } = readIdentityError(error, fallback);
  return code.startsWith('auth/') ? (CONFIRMING[code] ?? message) : asRefusal(error).message;
}

/** True when the server wants a sign-in of the last five minutes first. */
export function asksForFreshSignIn(error: unknown): boolean {
  return readIdentityError(error, '').code === 'auth/requires-recent-login' || asRefusal(error).code === 'access.signInAgain';
}
