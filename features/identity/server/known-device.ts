// A browser that signed in before keeps a cookie that proves it, so that wrong tries from elsewhere do not lock its owner
// out. The proof is keyed, so there is nothing to store.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestFacts } from '../../../platform/server/feature.ts';
import type { Sealer } from '../../../platform/server/seal.ts';

const COOKIE = 'device';
const KEPT_SECONDS = 180 * 24 * 3600;
/** 16 random bytes. */
const DEVICE_ID = /^[\w-]{22}$/;

/** People who share a computer; beyond that, who signed in longest ago is no longer known. */
const MOST_PEOPLE = 8;

/** The device id of this browser when `userId` signed in with it before. */
export function findKnownDevice(sealer: Sealer, facts: RequestFacts, userId: string): string | undefined {
  const { deviceId, proofs } = readCookie(facts);
  return deviceId !== undefined && proofs.some((proof) => isProof(sealer, userId, deviceId, proof)) ? deviceId : undefined;
}

/** Lets this browser be known for `userId` from now on, and stay known for others who share it. */
export function rememberDevice(sealer: Sealer, facts: RequestFacts, userId: string): void {
  const read = readCookie(facts);
  const deviceId = read.deviceId ?? randomBytes(16).toString('base64url');
  const others = read.proofs.filter((proof) => !isProof(sealer, userId, deviceId, proof));
  const proofs = [prove(sealer, userId, deviceId).toString('base64url'), ...others].slice(0, MOST_PEOPLE);
  facts.setCookie(COOKIE, [deviceId, ...proofs].join('.'), { maxAgeSeconds: KEPT_SECONDS });
}

function readCookie(facts: RequestFacts): { readonly deviceId: string | undefined; readonly proofs: readonly string[] } {
  const [deviceId = '', ...proofs] = facts.cookie(COOKIE)?.split('.') ?? [];
  return DEVICE_ID.test(deviceId) ? { deviceId, proofs: proofs.slice(0, MOST_PEOPLE) } : { deviceId: undefined, proofs: [] };
}

function isProof(sealer: Sealer, userId: string, deviceId: string, proof: string): boolean {
  const given = Buffer.from(proof, 'base64url');
  const right = prove(sealer, userId, deviceId);
  return given.length === right.length && timingSafeEqual(given, right);
}

function prove(sealer: Sealer, userId: string, deviceId: string): Buffer {
  return sealer.blindIndex('access.device', `${userId}:${deviceId}`);
}
