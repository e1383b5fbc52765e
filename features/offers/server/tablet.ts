// Which tablet a request comes from, and as whom it signs.
import { randomInt } from 'node:crypto';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { RequestFacts } from '../../../platform/server/feature.ts';
import { hashSecret } from '../../../platform/server/secrets.ts';
import { findHandover, type Handover } from './store/handovers.ts';
import type { Signer } from './take-step.ts';

export const TABLET_COOKIE = 'tablet';
export const CODE_MINUTES = 10;
export const TABLET_MINUTES = 60;
const CODE_DIGITS = 8;

/** '4821 9937': read out or typed from another screen. */
export function makeCode(): string {
  const digits = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

export const hashCode = (typed: string): Buffer => hashSecret(typed.replaceAll(/\D/g, ''));

/** The handover of this browser. */
export async function findTablet(db: Db, request: RequestFacts, now: Date): Promise<Handover | Refusal> {
  const secret = request.cookie(TABLET_COOKIE);
  const found = secret === undefined ? undefined : await findHandover(db, hashSecret(secret), now);
  return found ?? refuse('offers.notHanded', 'This tablet is not open for signing. Please ask the office.');
}

/** The client at the tablet. It is recorded under who handed it over; the signature is the client's. */
export const atTablet = ({ id, contactId, offerId, madeBy, madeByName }: Handover): Signer => ({
  contactId,
  where: 'tablet',
  by: { userId: madeBy, name: madeByName },
  sessionId: id,
  offerId,
});
