import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { AppContext } from '../../../../platform/server/feature.ts';
import { createRateWindow } from '../../../../platform/server/rate-window.ts';
import { findAccountByEmail, type Account } from '../store.ts';
import { wireRefusal } from './wire-call.ts';

/** Taken addresses one person may try within an hour. Someone who searches for accounts would need far more. */
const collisions = createRateWindow(10, 3600);

/** Refuses a new address that an account has already, the caller's own among them. */
export async function refuseTaken(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  account: Account,
  newEmail: string,
): Promise<Refusal | undefined> {
  const now = clock();
  if (collisions.isFull(account.id, now)) return wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  if (!(await findAccountByEmail(db, newEmail))) return undefined;
  collisions.count(account.id, now);
  return wireRefusal('EMAIL_EXISTS');
}
