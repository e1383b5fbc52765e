import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { agreementsContract } from '../contract.ts';

export const agreementsScreens = screensOf<typeof agreementsContract, ContactTabProps>()({
  feature: 'agreements',
  area: 'Agreements',
  columns: [
    {
      facet: 'agreement',
      header: 'Agreement',
      width: 208,
      place: 20,
      initially: true,
      permission: 'agreements:view',
      of: ['client'],
      load: async () => (await import('./AgreementCell.tsx')).AgreementCell,
    },
  ],
  filters: [
    {
      facet: 'agreement',
      label: 'Agreement',
      permission: 'agreements:view',
      of: ['client'],
      choices: [
        { value: 'none', label: 'No agreement recorded' },
        { value: 'recorded', label: 'Recorded' },
        { value: 'canceled', label: 'Canceled or ended' },
      ],
    },
  ],
  renews: ['cases', 'contacts', 'disputes', 'findings', 'creditReports', 'letters', 'calendar', 'dashboard'],
});
