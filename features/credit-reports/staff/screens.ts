import { screensOf } from '../../../platform/web/screens.ts';
import type { creditReportsContract } from '../contract.ts';

export const creditReportsScreens = screensOf<typeof creditReportsContract>()({
  feature: 'credit-reports',
  area: 'Credit reports',
  renews: ['account-matching', 'report-changes', 'cases', 'scores', 'findings', 'dashboard'],
});
