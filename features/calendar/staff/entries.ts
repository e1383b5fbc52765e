// What stands on a day of the calendar: appointments and deadlines, as one list.
import { addDays, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { formatTime } from '../../../platform/web/look/format-date.ts';
import type { Appointment, CalendarDeadline, CalendarKind } from '../contract.ts';
import { APPOINTMENTS } from '../rules/appointment-kind.ts';
import { clockAt } from '../rules/times.ts';

interface EntryBase {
  readonly key: string;
  readonly kind: CalendarKind;
  readonly title: string;
  /** The days it stands on, from the first to the last. */
  readonly from: CivilDate;
  readonly until: CivilDate;
}
export type Entry = EntryBase &
  (
    | { readonly appointment: Appointment; readonly deadline?: never }
    | { readonly deadline: CalendarDeadline; readonly appointment?: never }
  );

/** Entries in the order of their days; on a day whole-day dates first, then appointments by their time. */
export function entriesOf(
  answer: {
    readonly kinds: readonly CalendarKind[];
    readonly appointments: readonly Appointment[];
    readonly deadlines: readonly CalendarDeadline[];
  },
  zone: string,
): readonly Entry[] {
  const kinds = new Map(answer.kinds.map((kind) => [kind.key, kind]));
  const deadlines = answer.deadlines.flatMap((deadline): Entry[] => {
    const [kind, on] = [kinds.get(deadline.kind), parseCivilDate(deadline.on)];
    return kind && on ? [{ key: `${deadline.kind}/${deadline.id}`, kind, title: deadline.title, from: on, until: on, deadline }] : [];
  });
  const own = kinds.get(APPOINTMENTS);
  const appointments = answer.appointments.flatMap((appointment): Entry[] => {
    const { day: from } = clockAt(new Date(appointment.startsAt), zone);
    const { day: until } = clockAt(new Date(Date.parse(appointment.endsAt) - 1), zone);
    return own ? [{ key: `${APPOINTMENTS}/${appointment.id}`, kind: own, title: titleOf(appointment), from, until, appointment }] : [];
  });
  return [...deadlines, ...appointments].toSorted((one, other) => order(one).localeCompare(order(other)));
}

/** Days from the first to the last, each with what stands on it; days with nothing are left out. */
export function byDay(entries: readonly Entry[], from: CivilDate, until: CivilDate): readonly (readonly [CivilDate, readonly Entry[]])[] {
  const days: (readonly [CivilDate, readonly Entry[]])[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const here = entries.filter((entry) => entry.from <= day && entry.until >= day);
    if (here.length > 0) days.push([day, here]);
  }
  return days;
}

/** The title with the contact first, for bars that show only how a title begins: 'Maria Delgado: Last day to cancel'. */
export function nameFirst({ title, contact }: Pick<Appointment, 'title' | 'contact'>): string {
  const name = contact?.name;
  const ending = [': ', ' · '].find((sign) => name !== undefined && title.endsWith(`${sign}${name}`));
  return ending === undefined || name === undefined ? title : `${name}: ${title.slice(0, -`${ending}${name}`.length)}`;
}

/** '9:00 AM to 9:30 AM', or that it is for the day. */
export function timeWords(entry: Entry): string {
  return entry.appointment ? spanWords(entry.appointment) : 'All day';
}

export function spanWords({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): string {
  return `${formatTime(startsAt)} to ${formatTime(endsAt)}`;
}

function titleOf({ title, contact }: Appointment): string {
  return contact === null || title.includes(contact.name) ? title : `${title} · ${contact.name}`;
}

function order({ from, appointment, kind, title }: Entry): string {
  return `${from} ${appointment ? `1 ${appointment.startsAt}` : `0 ${kind.name} ${title}`}`;
}
