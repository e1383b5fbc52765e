import { needOf } from '../../../platform/server/manifest.ts';
import { countExpiredInvites } from './store/invites.ts';

/** Invitations of colleagues that expired before they were accepted. */
export const accountNeeds = needOf({
  key: 'access.invitesExpired',
  permissions: ['access:invite-staff', 'access:view-users'],
  words: { one: 'staff invitation has expired', many: 'staff invitations have expired' },
  href: '/user-management',
  weight: 'open',
  count: ({ db, now }, most) => countExpiredInvites(db, now, most),
});
