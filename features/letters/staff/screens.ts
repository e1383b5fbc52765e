import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { lettersContract } from '../contract.ts';

export const lettersScreens = screensOf<typeof lettersContract, ContactTabProps, 'disputes:view'>()({
  feature: 'letters',
  area: 'Letters',
  tabs: [
    {
      value: 'letters',
      label: 'Letters',
      place: 100,
      permission: 'letters:view',
      of: ['client'],
      load: async () => (await import('./LettersTab.tsx')).LettersTab,
    },
  ],
  columns: [
    {
      facet: 'due',
      header: 'Next due',
      width: 184,
      place: 40,
      initially: true,
      permission: 'disputes:view',
      of: ['client'],
      load: async () => (await import('./DueCell.tsx')).DueCell,
    },
  ],
  renews: ['cases', 'calendar', 'dispute-queues', 'dashboard'],
});
