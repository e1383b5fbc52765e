import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countExpiredInvites } from './store/invites.ts';

const CAP = 100;

/** Invitations of colleagues that ran out before they were accepted. */
export async function accountNeeds(db: Db, scope: StaffScope, { now }: { readonly now: Date }): Promise<NeedsAction[]> {
  if (!scope.may('access:invite-staff') || !scope.may('access:view-users')) return [];
  const expired = await countExpiredInvites(db, now, CAP + 1);
  const words = { one: 'invitation of a colleague has expired', many: 'invitations of colleagues have expired' };
  return expired === 0
    ? []
    : [
        {
          key: 'access.invitesExpired',
          count: Math.min(expired, CAP),
          capped: expired > CAP,
          words,
          href: '/user-management',
          weight: 'open',
        },
      ];
}
