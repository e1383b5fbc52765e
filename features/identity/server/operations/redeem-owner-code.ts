import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation, PreparedOperation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { normalizeOwnerCode } from '../../rules/owner-code.ts';
import { addressGroup } from '../../rules/sign-in-throttle.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import { findOwnerCode, hasOwner, replaceOwnerPermit } from '../store/owner.ts';

export const PERMIT_COOKIE = 'signup';
const PERMIT_MINUTES = 30;
/** Every try counts, so that of many at the same moment no more are guesses. */
const TRIES: RateLimit = { name: 'identity.redeemOwnerCode', limit: 10, seconds: 60 };
const OWNER_EXISTS = refuse('access.ownerExists', 'This office already has an owner. Please sign in.');

/**
 * Lets this browser sign the owner up. Only that sign-up consumes the code, so a browser closed before it does not lock the office out.
 * Each redemption replaces the permit of the one before.
 */
export const redeemOwnerCode: PreparedOperation<typeof identityContract.redeemOwnerCode> = {
  prepare: async ({ db, now, request, services }) => {
    if (await hasOwner(db)) return OWNER_EXISTS;
    if (await services.rateLimits.admit(db, TRIES, addressGroup(request.address), now)) return redeem;
    return refuse('access.tooManyTries', 'Too many tries. Please wait a minute and try again.');
  },
};

const redeem: Operation<typeof identityContract.redeemOwnerCode> = async ({ db, input, now, request, record }) => {
  if (await hasOwner(db)) return OWNER_EXISTS;
  const code = await findOwnerCode(db, hashSecret(normalizeOwnerCode(input.code)));
  if (!code)
    return refuse('access.ownerCodeWrong', 'This is not the code that the server printed at its last start.', {
      fields: { code: 'This is not the code that the server printed at its last start.' },
    });
  const cookie = newSecret();
  await replaceOwnerPermit(db, {
    id: newId(now),
    cookieHash: hashSecret(cookie),
    at: now,
    expiresAt: new Date(now.getTime() + PERMIT_MINUTES * 60_000),
  });
  record({ contactId: null, subject: { type: 'owner-code', id: code.id }, summary: 'Owner code redeemed' });
  request.setCookie(PERMIT_COOKIE, cookie, { maxAgeSeconds: PERMIT_MINUTES * 60 });
  return { ready: true };
};
