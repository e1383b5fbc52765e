import { screensOf } from '../../../platform/web/screens.ts';
import type { reportChangesContract } from '../contract.ts';

export const reportChangesScreens = screensOf<typeof reportChangesContract>()({
  feature: 'report-changes',
  // Its activity is listed in the area of credit-reports (activity/rules/one-area.ts).
  renews: ['credit-reports', 'cases', 'scores', 'findings', 'dashboard'],
});
