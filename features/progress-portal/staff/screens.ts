import { screensOf } from '../../../platform/web/screens.ts';
import type { progressPortalContract } from '../contract.ts';

export const progressPortalScreens = screensOf<typeof progressPortalContract>()({
  feature: 'progress-portal',
  area: 'Progress Portal',
  pages: [
    {
      path: '/progress-portal',
      permission: 'progress-portal:view',
      load: async () => (await import('./ProgressPortalPage.tsx')).ProgressPortalPage,
    },
  ],
});
