import { screensOf } from '../../../platform/web/screens.ts';
import type { monitoringContract } from '../contract.ts';

export const monitoringScreens = screensOf<typeof monitoringContract>()({
  feature: 'monitoring',
  area: 'Monitoring',
  columns: [
    {
      facet: 'monitoring',
      header: 'Monitoring',
      width: 152,
      place: 90,
      initially: false,
      permission: 'monitoring:view',
      of: ['client'],
      load: async () => (await import('./StatusCell.tsx')).StatusCell,
    },
  ],
  renews: ['mail', 'dashboard'],
});
