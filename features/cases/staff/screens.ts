import { screensOf } from '../../../platform/web/screens.ts';
import type { casesContract } from '../contract.ts';

export const casesScreens = screensOf<typeof casesContract>()({
  feature: 'cases',
  area: 'Clients',
  renews: ['contacts', 'dashboard'],
});
