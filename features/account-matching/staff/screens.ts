import { screensOf } from '../../../platform/web/screens.ts';
import type { accountMatchingContract } from '../contract.ts';

export const accountMatchingScreens = screensOf<typeof accountMatchingContract>()({
  feature: 'account-matching',
  renews: ['credit-reports', 'report-changes', 'cases', 'findings', 'dashboard'],
});
