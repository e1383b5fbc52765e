import { screensOf } from '../../../platform/web/screens.ts';
import type { accountMatchingContract } from '../contract.ts';

export const accountMatchingScreens = screensOf<typeof accountMatchingContract>()({
  feature: 'account-matching',
  // Its activity is listed in the area of credit-reports (activity/rules/one-area.ts).
  renews: ['credit-reports', 'report-changes', 'cases', 'findings', 'dashboard'],
});
