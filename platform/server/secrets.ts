// Random secrets and what is stored of them. They carry at least 128 bits, so one round of SHA-256 is enough to keep them.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A fresh secret for cookies and refresh tokens: 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares a presented secret with a stored hash in constant time. */
export function matchesHash(secret: string | undefined, hash: Uint8Array): boolean {
  return secret !== undefined && timingSafeEqual(hashSecret(secret), hash);
}
