import { screensOf } from '../../../platform/web/screens.ts';
import type { contactsContract, ContactTabProps } from '../contract.ts';

export const contactsScreens = screensOf<typeof contactsContract, ContactTabProps>()({
  feature: 'contacts',
  area: 'Contacts',
  tabs: [
    { value: 'notes', label: 'Notes', place: 30, permission: 'contacts:view', load: async () => (await import('./NotesTab.tsx')).NotesTab },
  ],
  renews: ['leads', 'cases', 'agreements', 'duplicates', 'dashboard'],
});
