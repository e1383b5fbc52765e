import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accountsContract } from '../../contract.ts';
import { describeInvite, findInviteFor, INVITE_OVER, mailInvite, newLink } from '../invites.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { renewInvite, type InviteRecord } from '../store/invites.ts';
import { findGivableRole } from '../user-rights.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { INVITE_ELSEWHERE, judgeAddress } from '../invitee.ts';

/** Why this client's invitation may not be sent again by this person: as with a new one, and only to the address on file. */
async function judgeClientAddress(
  { db, scope }: Pick<Parameters<typeof resendInvite>[0], 'db' | 'scope'>,
  { contactId, email }: InviteRecord,
): Promise<Refusal | undefined> {
  const contact = contactId === null ? undefined : await findContact(db, scope, contactId);
  if (!contact || scope.may(INVITE_ELSEWHERE)) return undefined;
  const address = judgeAddress(contact, scope);
  if (isRefusal(address)) return address;
  return address === email
    ? undefined
    : refuse('access.addressChanged', `The email address on file is not ${email} any more. Revoke this invitation and send a new one.`);
}

/** Sending again gives the role again, so it takes the same rights as inviting. */
export const resendInvite: Operation<typeof accountsContract.resendInvite> = async (call) => {
  const { db, scope, input, now, record } = call;
  const found = await findInviteFor(db, scope, input.inviteId);
  if (isRefusal(found)) return found;
  const problem = await judgeClientAddress(call, found);
  if (problem) return problem;
  const role = found.kind === 'staff' ? await findGivableRole(db, scope, found.role) : undefined;
  if (isRefusal(role)) return role;
  const link = await newLink(call);
  const invite = await renewInvite(db, found.id, { tokenHash: hashSecret(link.token), at: now, expiresAt: link.expiresAt });
  if (!invite) return INVITE_OVER;
  await mailInvite(call, scope, invite, link);
  record({
    contactId: invite.contactId,
    subject: { type: 'invite', id: invite.id },
    summary: `Invitation sent again to ${invite.email}`,
    before: { expiresAt: found.expiresAt.toISOString() },
    after: { expiresAt: invite.expiresAt.toISOString() },
  });
  return { invite: describeInvite(invite, now) };
};
