import { screensOf } from '../../../platform/web/screens.ts';
import type { disputesContract } from '../contract.ts';

export const disputesScreens = screensOf<typeof disputesContract>()({
  feature: 'disputes',
  area: 'Disputes',
  renews: ['cases', 'dashboard'],
});
