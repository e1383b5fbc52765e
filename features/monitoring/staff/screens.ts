import { screensOf } from '../../../platform/web/screens.ts';
import type { monitoringContract } from '../contract.ts';

export const monitoringScreens = screensOf<typeof monitoringContract>()({
  feature: 'monitoring',
  area: 'Monitoring',
  renews: ['cases', 'mail', 'dashboard'],
});
