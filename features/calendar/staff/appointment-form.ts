// The appointment form as text in the zone of this browser, and how that becomes what the contract takes.
import { addDays, parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { Typed, Values } from '../../../platform/web/form/form-state.ts';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { calendarContract, type Appointment } from '../contract.ts';
import { clockAt, instantAt } from '../rules/times.ts';
import { ZONE } from './queries.ts';

export const APPOINTMENT_LABELS = {
  title: 'What it is about',
  startDay: 'Starts on',
  startTime: 'Start time',
  endDay: 'Ends on',
  endTime: 'End time',
  contactId: 'Contact',
  assigneeId: 'Who',
  place: 'Place',
  note: 'Note',
} as const;
export type AppointmentField = keyof typeof APPOINTMENT_LABELS;
export type AppointmentValues = Values<AppointmentField>;

/** What a new appointment begins with. */
export interface Start {
  readonly day: string;
  readonly time: string;
  readonly assigneeId: string | undefined;
  readonly contactId: string | undefined;
}
const USUAL_MINUTES = 30;

/** The form of an appointment, or of a new one. The end follows the start until it is typed itself. */
export function fillAppointment(start: Start, of: Appointment | undefined, typed: Typed): AppointmentValues {
  const begins = of && clockAt(new Date(of.startsAt), ZONE);
  const ends = of && clockAt(new Date(of.endsAt), ZONE);
  const [startDay, startTime] = [begins?.day ?? start.day, begins?.time ?? start.time];
  const minutes = of ? Math.round((Date.parse(of.endsAt) - Date.parse(of.startsAt)) / 60_000) : USUAL_MINUTES;
  const isMoved = typed['startDay'] !== undefined || typed['startTime'] !== undefined;
  const end = ends && !isMoved ? ends : later(typed['startDay'] ?? startDay, typed['startTime'] ?? startTime, minutes);
  return {
    title: of?.title ?? '',
    startDay,
    startTime,
    endDay: end.day,
    endTime: end.time,
    contactId: of?.contact?.id ?? (of ? '' : (start.contactId ?? '')),
    assigneeId: (of ? of.assigneeId : start.assigneeId) ?? '',
    place: of?.place ?? '',
    note: of?.note ?? '',
  };
}

export function inputOfAppointment(values: AppointmentValues) {
  const { title, contactId, assigneeId, place, note } = values;
  return {
    title,
    startsAt: instantText(values.startDay, values.startTime),
    endsAt: instantText(values.endDay, values.endTime),
    contactId: contactId || null,
    assigneeId: assigneeId || null,
    place: place || null,
    note: note || null,
  };
}

/** Sentences by field of the form; those about an instant stand beside its time. */
export function problemsOfAppointment(values: AppointmentValues): Readonly<Record<string, string>> {
  const { startsAt, endsAt, ...same } = problemsIn(calendarContract.create, inputOfAppointment(values));
  return { ...same, ...(startsAt !== undefined && { startTime: startsAt }), ...(endsAt !== undefined && { endTime: endsAt }) };
}

/** How a value is shown in a conflict. */
export function showAppointmentValue(field: AppointmentField, value: string, nameOf: (id: string | null) => string | undefined): string {
  if (field === 'assigneeId') return nameOf(value) ?? value;
  return field === 'startDay' || field === 'endDay' ? formatDate(value) : value;
}

/** The instant of a day and a time here; '' where either is missing, which the contract refuses. */
export function instantText(day: string, time: string): string {
  const on = parseCivilDate(day);
  return on && /^\d\d:\d\d/.test(time) ? instantAt(on, time, ZONE).toISOString() : '';
}

/** So many minutes later by the clock on the wall. */
function later(day: string, time: string, minutes: number): { readonly day: string; readonly time: string } {
  const [on, [hours = 0, past = 0]] = [parseCivilDate(day), time.split(':').map(Number)];
  if (!on) return { day, time };
  const all = hours * 60 + past + minutes;
  const within = ((all % 1440) + 1440) % 1440;
  const pad = (n: number): string => String(n).padStart(2, '0');
  return { day: addDays(on, Math.floor(all / 1440)), time: `${pad(Math.floor(within / 60))}:${pad(within % 60)}` };
}
