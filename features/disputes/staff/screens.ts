import { screensOf } from '../../../platform/web/screens.ts';
import type { disputesContract } from '../contract.ts';

export const disputesScreens = screensOf<typeof disputesContract>()({
  feature: 'disputes',
  area: 'Disputes',
  columns: [
    {
      facet: 'round',
      header: 'Round',
      width: 140,
      place: 30,
      initially: true,
      permission: 'disputes:view',
      of: ['client'],
      load: async () => (await import('./RoundCell.tsx')).RoundCell,
    },
    {
      facet: 'items',
      header: 'Items open',
      width: 176,
      place: 50,
      initially: true,
      permission: 'disputes:view',
      of: ['client'],
      load: async () => (await import('./OpenItemsCell.tsx')).OpenItemsCell,
    },
    {
      facet: 'deleted',
      header: 'Items deleted',
      width: 112,
      align: 'right',
      place: 60,
      initially: false,
      permission: 'disputes:view',
      of: ['client'],
      load: async () => (await import('./DeletedCell.tsx')).DeletedCell,
    },
  ],
  renews: ['cases', 'calendar', 'dispute-queues', 'dashboard'],
});
