import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accountsContract } from '../../contract.ts';
import { addressGroup } from '../../../identity/rules/sign-in-throttle.ts';
import { insertInvitePermit } from '../../../identity/server/public.ts';
import { findLiveInvite, INVITE_COOKIE } from '../invites.ts';
import { createRateWindow } from '../../../../platform/server/rate-window.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';

const PERMIT_MINUTES = 30;
/** Tokens cannot be guessed; this keeps permits and activity rows from piling up. */
const tries = createRateWindow(60, 60);

/** Lets this browser sign up for the invited address. The invitation itself is used up only by that sign-up. */
export const openInvite: Operation<typeof accountsContract.openInvite> = async ({ db, input, now, request, record }) => {
  const from = addressGroup(request.address);
  if (tries.isFull(from, now)) return refuse('access.tooManyTries', 'Too many tries. Please wait a minute and try again.');
  tries.count(from, now);
  const invite = await findLiveInvite(db, input.token, now);
  if (isRefusal(invite)) return invite;
  const cookie = newSecret();
  await insertInvitePermit(db, {
    id: newId(now),
    inviteId: invite.id,
    cookieHash: hashSecret(cookie),
    at: now,
    expiresAt: new Date(now.getTime() + PERMIT_MINUTES * 60_000),
  });
  record({ contactId: invite.contactId, subject: { type: 'invite', id: invite.id }, summary: `Invitation of ${invite.email} opened` });
  request.setCookie(INVITE_COOKIE, cookie, { maxAgeSeconds: PERMIT_MINUTES * 60 });
  return { email: invite.email, name: invite.name };
};
