// Invitations to the portal that another feature sends inside its own change, for a member of staff who may send them.
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import type { Change } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { judgeAddress, lockFreeInvitee } from './invitee.ts';
import { issueInvite } from './invites.ts';
import { revokeInvite } from './store/invites.ts';

/** Mails an invitation and answers its id, or the code of why there is none. Whether an earlier one is still open is for the caller to check. */
export async function inviteToPortal(
  change: Change<JobDb>,
  scope: StaffScope,
  contactId: string,
): Promise<{ readonly inviteId: string } | { readonly refused: string }> {
  const invitee = await lockFreeInvitee(change.db, contactId, (contact) => judgeAddress(contact, scope));
  if (isRefusal(invitee)) return { refused: invitee.code };
  return { inviteId: (await issueInvite(change, scope, invitee.to)).id };
}

/** Revokes an invitation that was not accepted; false when it is over already. Its mail stays sent. */
export async function revokePortalInvite({ db, now }: Pick<Change<JobDb>, 'db' | 'now'>, inviteId: string): Promise<boolean> {
  return (await revokeInvite(db, inviteId, now)) !== undefined;
}
