import { screensOf } from '../../../platform/web/screens.ts';
import type { analyticsContract } from '../contract.ts';

export const analyticsScreens = screensOf<typeof analyticsContract>()({
  feature: 'analytics',
});
