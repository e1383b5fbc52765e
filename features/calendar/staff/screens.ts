import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { calendarContract } from '../contract.ts';

export const calendarScreens = screensOf<typeof calendarContract, ContactTabProps>()({
  feature: 'calendar',
  area: 'Calendar',
  tabs: [
    {
      value: 'appointments',
      label: 'Appointments',
      place: 45,
      permission: 'calendar:view',
      load: async () => (await import('./AppointmentsTab.tsx')).AppointmentsTab,
    },
  ],
  renews: ['dashboard'],
  subjectPages: { appointment: '/calendar', 'calendar-feed': '/calendar' },
});
