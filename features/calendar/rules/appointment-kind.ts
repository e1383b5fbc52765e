import type { CalendarKind } from '../contract.ts';

/** The key of appointments among the kinds of the calendar. */
export const APPOINTMENTS = 'calendar.appointments';

export function kindOfAppointments(movable: boolean, completeUntil: string | null): CalendarKind {
  return { key: APPOINTMENTS, name: 'Appointments', locked: null, movable, completeUntil };
}
