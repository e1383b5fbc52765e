import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { accessLogContract } from '../contract.ts';

export const accessLogScreens = screensOf<typeof accessLogContract, ContactTabProps>()({
  feature: 'access-log',
  area: 'Access log',
  tabs: [
    {
      value: 'access',
      label: 'Access log',
      place: 140,
      permission: 'access-log:view',
      load: async () => (await import('./ContactAccessTab.tsx')).ContactAccessTab,
    },
  ],
});
