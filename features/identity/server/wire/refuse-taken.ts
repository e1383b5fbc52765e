import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { AppContext } from '../../../../platform/server/feature.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { findAccountByEmail, type Account } from '../store.ts';
import { wireRefusal } from './wire-call.ts';

/** Taken addresses one person may try within an hour. Someone who searches for accounts would need far more. */
const COLLISIONS: RateLimit = { name: 'identity.takenAddress', limit: 10, seconds: 3600 };

/** Refuses a new address that an account has already, the caller's own among them. */
export async function refuseTaken(
  { db, clock, services: { rateLimits } }: Pick<AppContext, 'db' | 'clock' | 'services'>,
  account: Account,
  newEmail: string,
): Promise<Refusal | undefined> {
  const now = clock();
  if (await rateLimits.isFull(db, COLLISIONS, account.id, now)) return wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  if (!(await findAccountByEmail(db, newEmail))) return undefined;
  await rateLimits.admit(db, COLLISIONS, account.id, now);
  return wireRefusal('EMAIL_EXISTS');
}
