import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { endSessionsOfUser, updateAccount } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { revokeStaffInvitesBy } from '../store/invites.ts';
import { refuseLastOwner, lockUser } from '../user-rights.ts';

/** Ends what the person has open and voids the staff invitations they sent, which they may have sent to a mailbox of their own. */
export const disableUser: Operation<typeof accountsContract.disableUser> = async ({ db, scope, input, now, record }) => {
  const target = await lockUser(db, scope, input.userId);
  if (isRefusal(target)) return target;
  const lastOwner = await refuseLastOwner(db, target);
  if (lastOwner) return lastOwner;
  await updateAccount(db, target.id, { disabledAt: target.disabledAt ?? now, validSince: now });
  const sessionsEnded = await endSessionsOfUser(db, target.id, now);
  const invitesRevoked = await revokeStaffInvitesBy(db, target.id, now);
  record({
    contactId: null,
    subject: { type: 'user', id: target.id },
    summary: `${target.name}: account switched off`,
    before: { disabled: target.disabledAt !== null },
    after: { disabled: true, sessionsEnded, invitesRevoked },
  });
  return { disabled: true };
};
