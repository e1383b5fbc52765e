import { screensOf } from '../../../platform/web/screens.ts';
import type { backgroundJobsContract } from '../contract.ts';

export const backgroundJobsScreens = screensOf<typeof backgroundJobsContract>()({
  feature: 'background-jobs',
  area: 'Background jobs',
  renews: ['dashboard', 'system'],
  subjectPages: { job: '/admin-tools' },
});
