// Codes that replace a lost authenticator app, once each. People copy them by hand, so they use Crockford's alphabet like the owner code.
import { normalizeOwnerCode } from './owner-code.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_BYTES = 12;

/** Writes 12 random bytes as three groups of four (60 bits). */
export function writeRecoveryCode(random: Uint8Array): string {
  if (random.length !== RECOVERY_CODE_BYTES) throw new Error(`A recovery code has ${RECOVERY_CODE_BYTES} bytes.`);
  return Array.from(random, (byte) => ALPHABET[byte % 32] ?? '')
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');
}

/** A typed recovery code as it is fingerprinted; undefined when the text has not its form. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.length > 40 ? '' : normalizeOwnerCode(typed);
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : undefined;
}
