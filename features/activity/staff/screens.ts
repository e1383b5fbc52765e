import { screensOf } from '../../../platform/web/screens.ts';
import type { activityContract } from '../contract.ts';

export const activityScreens = screensOf<typeof activityContract, unknown, 'activity:follow'>()({
  feature: 'activity',
});
