// A person's dates as an iCalendar file (RFC 5545). Times are instants in UTC, so no zone is named; deadlines are whole days that leave the
// day free.
import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays, type CivilDate } from '../../../platform/base/civil-date.ts';
import { hideName } from '../rules/initials.ts';
import type { GatheredKind } from './gather-deadlines.ts';
import type { StoredAppointment } from './store.ts';

interface Feed {
  readonly withNames: boolean;
  /** Where this program is reached; also what makes ids of events the office's own. */
  readonly origin: string;
  readonly appointments: readonly StoredAppointment[];
  readonly kinds: readonly GatheredKind[];
  readonly now: Date;
}
/** How often programs should read it again. */
const EVERY_SECONDS = 3600;

export function writeFeed({ withNames, origin, appointments, kinds, now }: Feed): string {
  const host = new URL(origin).hostname;
  const told = (text: string, contact: string | null): string => (withNames || contact === null ? text : hideName(text, contact));
  const calendar = new ICalCalendar({
    name: 'Redress',
    prodId: { company: 'Redress', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: EVERY_SECONDS,
  });
  for (const one of appointments) {
    calendar.createEvent({
      id: `appointment-${one.id}@${host}`,
      stamp: now,
      sequence: one.version,
      start: one.startsAt,
      end: one.endsAt,
      summary: withName(told(one.title, one.contactName), one.contactName === null ? null : told(one.contactName, one.contactName)),
      ...(one.place !== null && { location: told(one.place, one.contactName) }),
      url: `${origin}/calendar`,
    });
  }
  for (const { kind, deadlines } of kinds) {
    for (const one of deadlines) {
      calendar.createEvent({
        id: `${kind.key}-${one.id}@${host}`,
        stamp: now,
        start: midnightUtc(one.on),
        end: midnightUtc(addDays(one.on, 1)),
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
        summary: told(one.title, one.contact?.name ?? null),
        ...(kind.locked && { description: [kind.locked.reason, kind.locked.citation].filter(Boolean).join(' ') }),
        url: `${origin}${one.href}`,
      });
    }
  }
  // The library leaves out the end of the last line, which RFC 5545 asks for (3.1).
  return `${calendar.toString()}\r\n`;
}

/** The title with who it is with, unless it says so already. */
function withName(title: string, name: string | null): string {
  return name === null || title.includes(name) ? title : `${title} · ${name}`;
}

/** A day as the library takes one: it writes the day of the instant in UTC. */
function midnightUtc(day: CivilDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
