import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { leadsContract } from '../contract.ts';

export const leadsScreens = screensOf<typeof leadsContract, ContactTabProps>()({
  feature: 'leads',
  area: 'Leads',
  tabs: [
    {
      value: 'calls',
      label: 'Calls',
      place: 50,
      permission: 'leads:view',
      of: ['lead', 'client', 'affiliate', 'other'],
      load: async () => (await import('./CallsTab.tsx')).CallsTab,
    },
  ],
  renews: ['contacts', 'cases', 'dashboard'],
  subjectPages: { form: '/leads?tab=forms' },
});
