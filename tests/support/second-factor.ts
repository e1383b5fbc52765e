// Authenticator apps for tests: the codes they would show, and adding one over the wire.
import { Secret, TOTP } from 'otpauth';
import type { TestBrowser } from '../../features/identity/server/testing.ts';

export const ENROL_START = '/v2/accounts/mfaEnrollment:start?key=redress';
export const ENROL_FINISH = '/v2/accounts/mfaEnrollment:finalize?key=redress';
export const WITHDRAW = '/v2/accounts/mfaEnrollment:withdraw?key=redress';
export const SIGN_IN_FINISH = '/v2/accounts/mfaSignIn:finalize?key=redress';

/** The code an app with this secret (base32) shows at `at`, `steps` half minutes later. */
export function totpCode(secret: string, at: Date = new Date(), steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() + steps * 30_000 });
}

export interface Enrolled {
  readonly secret: string;
  readonly factorId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Adds an authenticator app to the account of a fresh sign-in. @throws Error when a step is refused */
export async function enrolApp(browser: TestBrowser, idToken: string, at: Date = new Date(), displayName?: string): Promise<Enrolled> {
  const started = await browser.call(ENROL_START, { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey = '', sessionInfo } = (started.json['totpSessionInfo'] ?? {}) as Record<string, string>;
  const finished = await browser.call(ENROL_FINISH, {
    idToken,
    displayName,
    totpVerificationInfo: { sessionInfo, verificationCode: totpCode(sharedSecretKey, at) },
  });
  if (finished.status !== 200) throw new Error(`Adding an app was refused: ${started.code ?? ''} ${finished.code ?? finished.text}`);
  const fresh = String(finished.json['idToken']);
  return { secret: sharedSecretKey, factorId: factorOf(fresh) ?? '', idToken: fresh, refreshToken: String(finished.json['refreshToken']) };
}

/** The second factor named in an ID token. */
export function factorOf(idToken: string): string | undefined {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    firebase?: { second_factor_identifier?: string };
  };
  return claims.firebase?.second_factor_identifier;
}
