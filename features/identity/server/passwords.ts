// Argon2id (RFC 9106) with the cost the OWASP password sheet asks for at least: 19 MiB, two passes, one lane.
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../../platform/server/concurrency-limit.ts';
import { normalizePassword } from '../rules/password-policy.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing takes a core and 19 MiB each. Two at once leave the other requests room on a small machine. */
export const hashing = createConcurrencyLimit(2, 100);
let stranger: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), COST);
}

/** The hash once there is room for making it; undefined when too many wait already. */
export function hashPasswordInTurn(password: string): Promise<string | undefined> {
  return hashing.run(() => hashPassword(password));
}

/** True when `password` is the one behind `stored`. Without a stored hash the same work is done, so that unknown accounts take as long. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody signs in with this');
  const matches = await verify(stored ?? (await stranger), normalizePassword(password));
  return matches && typeof stored === 'string';
}

/** True when a stored hash was made with another cost than today's. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}
