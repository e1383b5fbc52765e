// Second factors by authenticator app: time-based one-time passwords (RFC 6238) as every app makes them.
import { fitLine } from '../../../platform/base/one-line.ts';

/** Fixed by what authenticator apps understand: SHA-1, six digits, thirty seconds. */
export const TOTP = { algorithm: 'SHA1', digits: 6, periodSeconds: 30 } as const;
/** 160 bits, the length RFC 4226 (4, R6) recommends. */
export const TOTP_SECRET_BYTES = 20;
/** Accepted steps before and after the current one, for clocks that are off (RFC 6238, 5.2). */
export const TOTP_WINDOW = 1;
export const MAX_SECOND_FACTORS = 5;
/** How long a shown secret can be confirmed and a sign-in be finished. */
export const SECOND_STEP_MINUTES = 10;
/** Codes that may be tried against one shown secret, or in one sign-in. */
export const SECOND_STEP_TRIES = 5;

const LONGEST_NAME = 60;

/** The number of the 30-second step that `at` falls into. */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / (TOTP.periodSeconds * 1000));
}

/** The six digits of a typed code, blanks and dashes dropped; undefined for anything else. */
export function readTotpCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : undefined;
}

/** What a second factor is called: as its owner says, in one line, at most 60 characters. */
export function nameSecondFactor(given: string | undefined): string {
  const characters = Array.from(fitLine(given ?? ''));
  return fitLine(characters.slice(0, LONGEST_NAME).join('')) || 'Authenticator app';
}
