import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { normalizeOwnerCode } from '../../rules/owner-code.ts';
import { addressGroup } from '../../rules/sign-in-throttle.ts';
import { createRateWindow } from '../../../../platform/server/rate-window.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import { findOwnerCode, hasOwner, replaceOwnerPermit } from '../store/owner.ts';

export const PERMIT_COOKIE = 'signup';
const PERMIT_MINUTES = 30;
const wrongCodes = createRateWindow(10, 60);

/**
 * Lets this browser sign the owner up. Only that sign-up consumes the code, so a browser closed before it does not lock the office out.
 * Each redemption replaces the permit of the one before.
 */
export const redeemOwnerCode: Operation<typeof identityContract.redeemOwnerCode> = async ({ db, input, now, request, record }) => {
  if (await hasOwner(db)) return refuse('access.ownerExists', 'This office already has an owner. Please sign in.');
  const from = addressGroup(request.address);
  if (wrongCodes.isFull(from, now)) return refuse('access.tooManyTries', 'Too many wrong codes. Please wait a minute and try again.');
  const code = await findOwnerCode(db, hashSecret(normalizeOwnerCode(input.code)));
  if (!code) {
    wrongCodes.count(from, now);
    return refuse('access.ownerCodeWrong', 'This is not the code that the server printed at its last start.', {
      fields: { code: 'This is not the code that the server printed at its last start.' },
    });
  }
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
