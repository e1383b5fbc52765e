// A browser that signed in before keeps a cookie that proves it, so that wrong tries from elsewhere do not lock its owner
// out. The proof is keyed, so there is nothing to store.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestFacts } from '../../../platform/server/feature.ts';
import type { Sealer } from '../../../platform/server/seal.ts';

const COOKIE = 'device';
const KEPT_SECONDS = 180 * 24 * 3600;

/** The mark of this browser when it is one `userId` signed in with before. */
export function findKnownDevice(sealer: Sealer, facts: RequestFacts, userId: string): string | undefined {
  const [mark = '', proof = ''] = facts.cookie(COOKIE)?.split('.') ?? [];
  if (mark === '') return undefined;
  const given = Buffer.from(proof, 'base64url');
  const right = prove(sealer, userId, mark);
  return given.length === right.length && timingSafeEqual(given, right) ? mark : undefined;
}

/** Lets this browser be known for `userId` from now on; one that is known stays what it is. */
export function rememberDevice(sealer: Sealer, facts: RequestFacts, userId: string): void {
  const mark = findKnownDevice(sealer, facts, userId) ?? randomBytes(16).toString('base64url');
  facts.setCookie(COOKIE, `${mark}.${prove(sealer, userId, mark).toString('base64url')}`, { maxAgeSeconds: KEPT_SECONDS });
}

function prove(sealer: Sealer, userId: string, mark: string): Buffer {
  return sealer.blindIndex('access.device', `${userId}:${mark}`);
}
