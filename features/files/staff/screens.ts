import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { filesContract } from '../contract.ts';

export const filesScreens = screensOf<typeof filesContract, ContactTabProps>()({
  feature: 'files',
  area: 'Documents',
  renews: ['dashboard', 'agreements', 'disputes', 'findings'],
  tabs: [
    {
      value: 'documents',
      label: 'Documents',
      place: 80,
      permission: 'files:view',
      of: ['lead', 'client'],
      load: async () => (await import('./DocumentsTab.tsx')).DocumentsTab,
    },
  ],
  columns: [
    {
      facet: 'documents',
      header: 'Docs',
      width: 72,
      align: 'right',
      place: 80,
      initially: true,
      permission: 'files:view',
      of: ['client'],
      load: async () => (await import('./DocumentsCell.tsx')).DocumentsCell,
    },
  ],
});
