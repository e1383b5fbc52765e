import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { accessContract } from '../contract.ts';

export const accessScreens = screensOf<typeof accessContract, ContactTabProps>()({
  feature: 'access',
  area: 'Sign-in and accounts',
  pages: [
    {
      path: '/user-management',
      permission: 'access:view-users',
      load: async () => (await import('./UserManagementPage.tsx')).UserManagementPage,
    },
  ],
  tabs: [
    {
      value: 'portal',
      label: 'Portal',
      place: 120,
      permission: 'access:view-client-logins',
      of: ['client'],
      load: async () => (await import('./PortalTab.tsx')).PortalTab,
    },
  ],
  renews: ['cases', 'mail'],
  subjectPages: { user: '/user-management' },
});
