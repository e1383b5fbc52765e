// A browser that signed in before keeps a cookie that proves it, so that wrong tries from elsewhere do not lock its owner
// out. The proof is keyed, so there is nothing to store.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestFacts } from '../../../platform/server/feature.ts';
import type { Sealer } from '../../../platform/server/seal.ts';

const COOKIE = 'device';
const KEPT_SECONDS = 180 * 24 * 3600;

/** The device id of this browser when `userId` signed in with it before. */
export function findKnownDevice(sealer: Sealer, facts: RequestFacts, userId: string): string | undefined {
  const [deviceId = '', proof = ''] = facts.cookie(COOKIE)?.split('.') ?? [];
  if (deviceId === '') return undefined;
  const given = Buffer.from(proof, 'base64url');
  const right = prove(sealer, userId, deviceId);
  return given.length === right.length && timingSafeEqual(given, right) ? deviceId : undefined;
}

/** Lets this browser be known for `userId` from now on; one that is known stays what it is. */
export function rememberDevice(sealer: Sealer, facts: RequestFacts, userId: string): void {
  const deviceId = findKnownDevice(sealer, facts, userId) ?? randomBytes(16).toString('base64url');
  facts.setCookie(COOKIE, `${deviceId}.${prove(sealer, userId, deviceId).toString('base64url')}`, { maxAgeSeconds: KEPT_SECONDS });
}

function prove(sealer: Sealer, userId: string, deviceId: string): Buffer {
  return sealer.blindIndex('access.device', `${userId}:${deviceId}`);
}
