// Secrets and codes of authenticator apps.
import { Secret, TOTP as Totp } from 'otpauth';
import { stepAt, TOTP, TOTP_SECRET_BYTES, TOTP_WINDOW } from '../rules/totp.ts';

/** A fresh secret in the form authenticator apps read (base32). */
export function newTotpSecret(): string {
  return new Secret({ size: TOTP_SECRET_BYTES }).base32;
}

/** The time step, at most one off the present, whose code of `secret` this is; undefined when it is none of them. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const off = Totp.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    algorithm: TOTP.algorithm,
    digits: TOTP.digits,
    period: TOTP.periodSeconds,
    window: TOTP_WINDOW,
    timestamp: now.getTime(),
  });
  return off === null ? undefined : stepAt(now) + off;
}
