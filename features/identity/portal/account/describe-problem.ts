// What to say beside a part of the account page when something did not work there.
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { pageLanguage } from '../../../../platform/web/language/page-language.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { accountTexts } from './texts.ts';

/** The person closed the password dialog, so there is no problem to show. */
export class ConfirmationCancelled extends Error {}

const CONFIRMING: Readonly<Record<string, 'passwordWrong' | 'keyOver'>> = {
  'auth/invalid-credential': 'passwordWrong',
  'auth/wrong-password': 'passwordWrong',
  'auth/invalid-verification-id': 'keyOver',
};

/** One sentence for an error of the identity module or of the API; '' when the person gave up. */
export function describeProblem(error: unknown, fallback: string): string {
  if (error instanceof ConfirmationCancelled) return '';
  const { code, message } = readIdentityError(error, fallback);
  if (!code.startsWith('auth/')) return asRefusal(error).message;
  const own = CONFIRMING[code];
  return own === undefined ? message : accountTexts[pageLanguage()][own];
}

/** True when the server wants a sign-in of the last five minutes first. */
export function asksForFreshSignIn(error: unknown): boolean {
  return readIdentityError(error, '').code === 'auth/requires-recent-login' || asRefusal(error).code === 'access.signInAgain';
}
