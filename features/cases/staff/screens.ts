import { screensOf } from '../../../platform/web/screens.ts';
import type { casesContract } from '../contract.ts';

export const casesScreens = screensOf<typeof casesContract>()({
  feature: 'cases',
  area: 'Clients',
  columns: [
    {
      facet: 'days',
      header: 'Days in stage',
      width: 112,
      align: 'right',
      place: 10,
      initially: true,
      permission: 'cases:view',
      of: ['client'],
      load: async () => (await import('./DaysCell.tsx')).DaysCell,
    },
  ],
  renews: ['contacts', 'calendar', 'dispute-queues', 'dashboard'],
});
