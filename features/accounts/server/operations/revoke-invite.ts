import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accountsContract } from '../../contract.ts';
import { describeInvite, findInviteFor, INVITE_OVER } from '../invites.ts';
import { revokeInvite as revoke } from '../store/invites.ts';

export const revokeInvite: Operation<typeof accountsContract.revokeInvite> = async ({ db, scope, input, now, record }) => {
  const found = await findInviteFor(db, scope, input.inviteId);
  if (isRefusal(found)) return found;
  const invite = await revoke(db, found.id, now);
  if (!invite) return INVITE_OVER;
  record({ contactId: invite.contactId, subject: { type: 'invite', id: invite.id }, summary: `Invitation of ${invite.email} revoked` });
  return { invite: describeInvite(invite, now) };
};
