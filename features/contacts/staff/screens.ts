import { screensOf } from '../../../platform/web/screens.ts';
import type { contactsContract, ContactTabProps } from '../contract.ts';

export const contactsScreens = screensOf<typeof contactsContract, ContactTabProps>()({
  feature: 'contacts',
  area: 'Contacts',
  tabs: [
    { value: 'notes', label: 'Notes', place: 30, permission: 'contacts:view', load: async () => (await import('./NotesTab.tsx')).NotesTab },
  ],
  columns: [
    {
      facet: 'missing',
      header: 'Missing for letters',
      width: 240,
      place: 120,
      initially: false,
      permission: 'contacts:view',
      of: ['client'],
      load: async () => (await import('./MissingCell.tsx')).MissingCell,
    },
  ],
  renews: ['leads', 'cases', 'agreements', 'duplicates', 'calendar', 'dispute-queues', 'dashboard'],
});
