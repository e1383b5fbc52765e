import { screensOf } from '../../../platform/web/screens.ts';
import type { billingContract } from '../contract.ts';
import { BILLING_STANDING_NAMES, BILLING_STANDINGS, OWING_NAME } from '../rules/payment-statuses.ts';

export const billingScreens = screensOf<typeof billingContract>()({
  feature: 'billing',
  area: 'Billing',
  pages: [{ path: '/billing', permission: 'billing:view', load: async () => (await import('./BillingPage.tsx')).BillingPage }],
  columns: [
    {
      facet: 'billing',
      header: 'Billing',
      width: 144,
      place: 100,
      initially: true,
      permission: 'billing:view',
      of: ['client'],
      load: async () => (await import('./BillingCell.tsx')).BillingCell,
    },
  ],
  filters: [
    {
      facet: 'billing',
      label: 'Billing',
      permission: 'billing:view',
      of: ['client'],
      choices: [
        { value: 'owing', label: OWING_NAME },
        ...BILLING_STANDINGS.map((value) => ({ value, label: BILLING_STANDING_NAMES[value] })),
      ],
    },
  ],
  renews: ['contacts', 'dashboard'],
});
