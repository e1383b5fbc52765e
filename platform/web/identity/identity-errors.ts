// What to say when signing in or up fails. The identity module wraps each text as 'Firebase: text (auth/code).'; it adds none
// of its own here (see identity.ts), so a text in it is the server's.
import { pageLanguage } from '../language/page-language.ts';

const PLAIN = {
  'auth/account-exists-with-different-credential': 'Google has not confirmed this email address. Please sign in with your password.',
  'auth/admin-restricted-operation': 'Accounts are made by invitation. Please ask the office for one.',
  'auth/cancelled-popup-request': 'Another Google window was opened in place of this one.',
  'auth/credential-already-in-use': 'This Google account belongs to another account here.',
  'auth/email-already-in-use': 'There is already an account with this email address.',
  'auth/expired-action-code': 'This link has expired.',
  'auth/internal-error': 'Something went wrong on our side. Please try again.',
  'auth/invalid-action-code': 'This link is not valid. It may have been used already.',
  'auth/invalid-api-key': 'This page does not match the server. Please reload it.',
  'auth/invalid-credential': 'The email address or the password is not correct.',
  'auth/invalid-email': 'Please enter an email address like name@example.com.',
  'auth/invalid-multi-factor-session': 'This sign-in has ended after too much time or too many wrong codes. Please start again.',
  'auth/invalid-verification-code': 'That code is not correct. Please wait for the next one and try again.',
  'auth/missing-code': 'Please enter the code.',
  'auth/missing-email': 'Please enter your email address.',
  'auth/missing-password': 'Please enter your password.',
  'auth/multi-factor-auth-required': 'A code from your authenticator app is needed, too.',
  'auth/multi-factor-info-not-found': 'This authenticator app is no longer set up. Please start again.',
  'auth/network-request-failed': 'The server cannot be reached. Please check the connection and try again.',
  'auth/operation-not-allowed': 'This way of signing in is not offered here.',
  'auth/password-does-not-meet-requirements': 'The password does not meet the requirements of the office.',
  'auth/popup-blocked': 'The browser blocked the Google window. Please allow pop-ups for this page and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before the sign-in was finished.',
  'auth/requires-recent-login': 'Please confirm your password first.',
  'auth/second-factor-already-in-use': 'This authenticator app is set up already.',
  'auth/maximum-second-factor-count-exceeded': 'No more authenticator apps can be added.',
  'auth/too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  'auth/unauthorized-domain': 'Signing in with Google is not allowed on this host.',
  'auth/user-cancelled': 'The sign-in with Google was canceled.',
  'auth/user-disabled': 'This account is switched off. Please ask the owner of the office.',
  'auth/user-mismatch': 'That is another account than the one signed in.',
  'auth/user-not-found': 'There is no account with this email address.',
  'auth/user-token-expired': 'Your session has ended. Please sign in again.',
  'auth/weak-password': 'The password is too weak. Please choose a longer one.',
  'auth/wrong-password': 'The password is not correct.',
} as const;
export type IdentityErrorCode = keyof typeof PLAIN;
let spanish: Readonly<Record<string, string>> = {};

/** For pages of clients: `words` are said while the page is in Spanish, in place of the server's own English sentence, too. */
export function explainInSpanish(words: Readonly<Record<IdentityErrorCode, string>>): void {
  spanish = words;
}

export interface IdentityProblem {
  /** 'auth/…', or '' when the error has none. */
  readonly code: string;
  readonly message: string;
}

/** The code ('auth/…') and one sentence: the server's own, else ours for the code, else `fallback`. */
export function readIdentityError(error: unknown, fallback: string): IdentityProblem {
  const { code, message } = partsOf(error);
  const own = message
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[^)]*\)\.?\s*$/, '')
    .trim();
  if (pageLanguage() === 'es') return { code, message: spanish[code] ?? fallback };
  const plain: Readonly<Record<string, string>> = PLAIN;
  return { code, message: code !== '' && own !== '' && own !== 'Error' ? own : (plain[code] ?? fallback) };
}

/** True when this host is missing in the authorised domains of the server. */
export function isUnauthorizedDomain(error: unknown): boolean {
  const { code, message } = partsOf(error);
  // The module's code for a bare UNAUTHORIZED_DOMAIN of the server.
  return code === 'auth/unauthorized-domain' || code === 'auth/unauthorized-continue-uri' || message.includes('UNAUTHORIZED_DOMAIN');
}

function partsOf(error: unknown): IdentityProblem {
  const { code, message } = typeof error === 'object' && error !== null ? (error as { code?: unknown; message?: unknown }) : {};
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}
