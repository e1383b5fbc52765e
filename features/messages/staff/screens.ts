import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { messagesContract } from '../contract.ts';

export const messagesScreens = screensOf<typeof messagesContract, ContactTabProps>()({
  feature: 'messages',
  area: 'Messages',
  tabs: [
    {
      value: 'messages',
      label: 'Messages',
      place: 25,
      permission: 'messages:view',
      load: async () => (await import('./MessagesTab.tsx')).MessagesTab,
    },
  ],
  renews: ['dashboard'],
});
