// Appointments of the demo office, counted from today: some of each colleague, two at the same time.
import type { StaffKey } from './demo-story.ts';

export interface DemoAppointment {
  readonly title: string;
  readonly who: StaffKey;
  /** A contact to search for, when it is with one. */
  readonly contact: string | null;
  readonly inDays: number;
  readonly from: string;
  readonly until: string;
  readonly place: string | null;
  readonly note: string | null;
}

export const APPOINTMENTS: readonly DemoAppointment[] = [
  {
    title: 'Go through the new report',
    who: 'olivia',
    contact: 'Maria Delgado',
    inDays: 0,
    from: '15:30',
    until: '16:00',
    place: 'Toledo, room 2',
    note: 'Bring the electric bill.',
  },
  {
    title: 'First consultation',
    who: 'marcus',
    contact: 'Tom Becker',
    inDays: 1,
    from: '09:00',
    until: '09:30',
    place: 'By phone',
    note: null,
  },
  { title: 'Team meeting', who: 'olivia', contact: null, inDays: 1, from: '10:00', until: '10:45', place: 'Toledo, room 1', note: null },
  {
    title: 'Call back about the round',
    who: 'olivia',
    contact: 'James Okafor',
    inDays: 1,
    from: '10:30',
    until: '11:00',
    place: null,
    note: null,
  },
  { title: 'Review of the month', who: 'priya', contact: null, inDays: 4, from: '14:00', until: '15:00', place: null, note: null },
  {
    title: 'Signing of papers',
    who: 'marcus',
    contact: 'Maria Delgado',
    inDays: 8,
    from: '11:15',
    until: '11:45',
    place: 'Columbus',
    note: null,
  },
];
