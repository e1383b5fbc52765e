import { screensOf } from '../../../platform/web/screens.ts';
import type { billingContract } from '../contract.ts';

export const billingScreens = screensOf<typeof billingContract>()({
  feature: 'billing',
  area: 'Billing',
  renews: ['contacts', 'cases', 'dashboard'],
});
