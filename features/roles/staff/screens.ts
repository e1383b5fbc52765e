import { screensOf } from '../../../platform/web/screens.ts';
import type { rolesContract } from '../contract.ts';

export const rolesScreens = screensOf<typeof rolesContract>()({
  feature: 'roles',
  area: 'Roles & permissions',
  pages: [
    { path: '/roles', permission: 'roles:view', load: async () => (await import('./RolesPage.tsx')).RolesPage },
    { path: '/permissions', permission: 'roles:view-people', load: async () => (await import('./PermissionsPage.tsx')).PermissionsPage },
  ],
});
