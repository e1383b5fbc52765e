import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation, PreparedOperation } from '../../../../platform/server/feature.ts';
import type { accountsContract } from '../../contract.ts';
import { addressGroup } from '../../../identity/rules/sign-in-throttle.ts';
import { insertInvitePermit } from '../../../identity/server/public.ts';
import { findLiveInvite, INVITE_COOKIE } from '../invites.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';

const PERMIT_MINUTES = 30;
/** Tokens cannot be guessed; this keeps permits and activity rows from piling up. */
const TRIES: RateLimit = { name: 'accounts.openInvite', limit: 60, seconds: 60 };

/** Lets this browser sign up for the invited address. The invitation itself is used up only by that sign-up. */
export const openInvite: PreparedOperation<typeof accountsContract.openInvite> = {
  prepare: async ({ db, now, request, services }) =>
    (await services.rateLimits.admit(db, TRIES, addressGroup(request.address), now))
      ? open
      : refuse('access.tooManyTries', 'Too many tries. Please wait a minute and try again.'),
};

const open: Operation<typeof accountsContract.openInvite> = async ({ db, input, now, request, record }) => {
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
