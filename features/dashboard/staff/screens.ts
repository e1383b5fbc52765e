import { screensOf } from '../../../platform/web/screens.ts';
import type { dashboardContract } from '../contract.ts';

export const dashboardScreens = screensOf<typeof dashboardContract>()({
  feature: 'dashboard',
});
