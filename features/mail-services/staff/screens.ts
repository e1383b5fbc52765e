import { screensOf } from '../../../platform/web/screens.ts';
import type { mailServicesContract } from '../contract.ts';

export const mailServicesScreens = screensOf<typeof mailServicesContract>()({
  feature: 'mailServices',
  area: 'Letters',
  renews: ['letters', 'disputes', 'dashboard'],
});
