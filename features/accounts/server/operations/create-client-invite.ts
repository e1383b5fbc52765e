import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accountsContract } from '../../contract.ts';
import { judgeAddress, lockFreeInvitee } from '../invitee.ts';
import { describeInvite, issueInvite } from '../invites.ts';

export const createClientInvite: Operation<typeof accountsContract.createClientInvite> = async (call) => {
  const { db, scope, input, now, record } = call;
  const invitee = await lockFreeInvitee(db, input.contactId, (contact) => judgeAddress(contact, scope));
  if (isRefusal(invitee)) return invitee;
  const invite = await issueInvite(call, scope, invitee.to);
  record({
    contactId: invitee.contact.id,
    subject: { type: 'invite', id: invite.id },
    summary: `Invited to the portal at ${invite.email}`,
    after: { email: invite.email, expiresAt: invite.expiresAt.toISOString() },
  });
  return { invite: describeInvite(invite, now) };
};
