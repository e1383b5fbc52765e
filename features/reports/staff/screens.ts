import { screensOf } from '../../../platform/web/screens.ts';
import type { reportsContract } from '../contract.ts';

export const reportsScreens = screensOf<typeof reportsContract>()({
  feature: 'reports',
  area: 'Reports',
});
