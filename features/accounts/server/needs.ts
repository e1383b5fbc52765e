import { needOf } from '../../../platform/server/manifest.ts';
import { readSettings } from '../../identity/server/public.ts';
import { countExpiredInvites } from './store/invites.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Invitations of colleagues that expired before they were accepted. */
export const accountNeeds = needOf({
  key: 'access.invitesExpired',
  permissions: ['access:invite-staff', 'access:view-users'],
  words: { one: 'staff invitation has expired', many: 'staff invitations have expired' },
  href: '/user-management',
  weight: 'open',
  count: ({ db, now }, most) => countExpiredInvites(db, now, most),
});

/** Staff may work without a second step and no owner said why, or the reason is older than a year (16 CFR 314.4(c)(5), (i)). */
export const secondStepNeeds = needOf({
  key: 'access.secondStepUnexplained',
  permissions: ['access:manage-settings'],
  words: { one: 'reason is missing or over a year old: the second step of staff is optional', many: 'reasons are missing' },
  href: '/user-management',
  weight: 'late',
  count: async ({ db, now }) => {
    const { staffSecondFactor, waiver } = await readSettings(db);
    return staffSecondFactor === 'offered' && (waiver === null || now.getTime() - waiver.at.getTime() > YEAR_MS) ? 1 : 0;
  },
});
