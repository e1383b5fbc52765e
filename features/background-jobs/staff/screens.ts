import { screensOf } from '../../../platform/web/screens.ts';
import type { backgroundJobsContract } from '../contract.ts';

export const backgroundJobsScreens = screensOf<typeof backgroundJobsContract>()({
  feature: 'background-jobs',
  area: 'Background jobs',
  pages: [
    {
      path: '/admin-tools',
      permission: 'background-jobs:view',
      load: async () => (await import('./BackgroundJobsPage.tsx')).BackgroundJobsPage,
    },
  ],
  renews: ['dashboard'],
  subjectPages: { job: '/admin-tools' },
});
