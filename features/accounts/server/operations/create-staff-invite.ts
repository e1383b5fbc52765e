import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findAccountByEmail } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { describeInvite, issueInvite, refuseTakenEmail } from '../invites.ts';
import { lockInvitee } from '../store/invites.ts';
import { findGivableRole } from '../user-rights.ts';

export const createStaffInvite: Operation<typeof accountsContract.createStaffInvite> = async (call) => {
  const { db, scope, input, now, record } = call;
  const role = await findGivableRole(db, scope, input.role);
  if (isRefusal(role)) return role;
  const to = { kind: 'staff', contactId: null, ...input } as const;
  await lockInvitee(db, to);
  if (await findAccountByEmail(db, input.email)) return refuseTakenEmail();

  const invite = await issueInvite(call, scope, to);
  record({
    contactId: null,
    subject: { type: 'invite', id: invite.id },
    summary: `${invite.name} invited to the staff`,
    after: { email: invite.email, role: invite.role, expiresAt: invite.expiresAt.toISOString() },
  });
  return { invite: describeInvite(invite, now) };
};
