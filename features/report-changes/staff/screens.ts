import { screensOf } from '../../../platform/web/screens.ts';
import type { reportChangesContract } from '../contract.ts';

export const reportChangesScreens = screensOf<typeof reportChangesContract>()({
  feature: 'report-changes',
  renews: ['credit-reports', 'cases', 'scores', 'findings', 'dashboard'],
});
