import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { retentionContract } from '../contract.ts';

export const retentionScreens = screensOf<typeof retentionContract, ContactTabProps>()({
  feature: 'retention',
  area: 'Retention',
  pages: [{ path: '/retention', permission: 'retention:view', load: async () => (await import('./RetentionPage.tsx')).RetentionPage }],
  tabs: [
    {
      value: 'retention',
      label: 'Retention',
      place: 130,
      permission: 'retention:view',
      of: ['lead', 'client'],
      load: async () => (await import('./RetentionTab.tsx')).RetentionTab,
    },
  ],
  renews: ['contacts', 'agreements', 'creditReports', 'disputes', 'files', 'findings', 'letters', 'scores', 'tasks', 'dashboard'],
  subjectPages: { disposal: '/retention', 'retention-settings': '/retention' },
});
