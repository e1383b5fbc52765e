import { screensOf } from '../../../platform/web/screens.ts';
import type { identityContract } from '../../identity/contract.ts';
import type { accountsContract } from '../contract.ts';

/** Of identity, too: what happens in both is recorded and asked for under one name. */
export const accountsScreens = screensOf<typeof accountsContract & typeof identityContract>()({
  feature: 'access',
  area: 'Sign-in and accounts',
  pages: [
    {
      path: '/user-management',
      permission: 'access:view-users',
      load: async () => (await import('./UserManagementPage.tsx')).UserManagementPage,
    },
  ],
  columns: [
    {
      facet: 'portal',
      header: 'Portal last seen',
      width: 136,
      place: 110,
      initially: true,
      permission: 'access:view-client-logins',
      of: ['client'],
      load: async () => (await import('./PortalCell.tsx')).PortalCell,
    },
  ],
  renews: ['mail', 'dashboard', 'roles'],
  subjectPages: { user: '/user-management' },
});
