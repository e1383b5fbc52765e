// Whether what was posted comes from the mail service: an HMAC-SHA256 of "timestamp.body" with the secret both know, hexadecimal, in the headers
// Lob-Signature and Lob-Signature-Timestamp.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clock of the sender may be off; older requests are refused, so one that was listened to is of no use later. */
export const TOLERANCE_MS = 5 * 60_000;
/** Timestamps below this are seconds. */
const LEAST_MS = 100_000_000_000;

export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Compared in constant time. */
export function isSigned(
  secret: string,
  sent: { readonly signature: string; readonly timestamp: string; readonly body: string },
  now: Date,
): boolean {
  const number = /^\d{10,16}$/u.test(sent.timestamp) ? Number(sent.timestamp) : Number.NaN;
  const at = number < LEAST_MS ? number * 1000 : number;
  if (!(Math.abs(now.getTime() - at) <= TOLERANCE_MS)) return false;
  const [expected, given] = [Buffer.from(sign(secret, sent.timestamp, sent.body)), Buffer.from(sent.signature.toLowerCase())];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
