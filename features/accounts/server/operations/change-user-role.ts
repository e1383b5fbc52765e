import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { updateAccount } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { coversAll } from '../../rules/role-grants.ts';
import { revokeStaffInvitesBy } from '../store/invites.ts';
import { findGivableRole, refuseLastOwner, lockUser } from '../user-rights.ts';

/** Works on the next request of that person, whose rights are looked up each time. */
export const changeUserRole: Operation<typeof accountsContract.changeUserRole> = async ({ db, scope, input, now, record }) => {
  const target = await lockUser(db, scope, input.userId);
  if (isRefusal(target)) return target;
  const role = await findGivableRole(db, scope, input.role);
  if (isRefusal(role)) return role;
  const lastOwner = role.name === 'owner' ? undefined : await refuseLastOwner(db, target);
  if (lastOwner) return lastOwner;
  await updateAccount(db, target.id, { role: role.name });
  // What they could give before they may not be able to give now.
  const revoked = coversAll(role.permissions, target.permissions) ? 0 : await revokeStaffInvitesBy(db, target.id, now);
  record({
    contactId: null,
    subject: { type: 'user', id: target.id },
    summary: `${target.name}: role changed to ${role.name}`,
    before: { role: target.role },
    after: { role: role.name, ...(revoked > 0 && { invitesRevoked: revoked }) },
  });
  return { role: role.name };
};
