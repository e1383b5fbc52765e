// When an appointment may be, and what overlaps what. Times are instants; which day and hour that is says a zone.
import { civilDateAt, parts, type CivilDate } from '../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';

/** The longest range the calendar answers: a month with the weeks around it, and room. */
export const MOST_RANGE_DAYS = 62;
/** The longest appointment; the table holds it too. */
export const LONGEST_DAYS = 7;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}
interface Issues {
  readonly addIssue: (issue: { readonly code: 'custom'; readonly path: PropertyKey[]; readonly message: string }) => void;
}

/** Says what is wrong with the times of an appointment, beside the end. */
export function checkTimes({ startsAt, endsAt }: Span, issues: Issues): void {
  const add = (message: string, path: 'startsAt' | 'endsAt' = 'endsAt'): void => issues.addIssue({ code: 'custom', path: [path], message });
  const year = startsAt.getUTCFullYear();
  if (year < 2000 || year > 2099) return add('Please enter a day between 2000 and 2099.', 'startsAt');
  if (endsAt <= startsAt) return add('The end must be after the start.');
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_DAYS * DAY_MS) add(`An appointment lasts at most ${LONGEST_DAYS} days.`);
}

/** True when two spans share a moment; one that ends when the other begins does not. */
export function isOverlapping(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The first instants of the first day and of the day after the last one, in a zone. */
export function instantsOf(from: CivilDate, dayAfter: CivilDate, zone: string): { readonly start: Date; readonly end: Date } {
  return { start: startOfDay(from, zone), end: startOfDay(dayAfter, zone) };
}

/** True for a zone this machine knows. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

/** The clock of a zone at an instant: its day and 'HH:MM'. */
export function clockAt(at: Date, zone: string): { readonly day: CivilDate; readonly time: string } {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return { day: civilDateAt(at, zone), time };
}

/**
 * The instant at which the clock of a zone says 'HH:MM' on a day. A time that a clock change leaves out is taken an hour later, as clocks
 * show it then; one that comes twice is the first.
 */
export function instantAt(day: CivilDate, time: string, zone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const { year, month, day: date } = parts(day);
  const asUtc = Date.UTC(year, month - 1, date, hours, minutes);
  // The offset of the zone is not known before the instant is; it is one of those a day before and a day after.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => offsetAt(near, zone));
  const fits = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at, zone) === asUtc);
  return new Date(fits.length > 0 ? Math.min(...fits) : asUtc - Math.min(...offsets));
}

/** Milliseconds by which the clock of a zone is ahead of UTC. */
function offsetAt(at: number, zone: string): number {
  const { day, time } = clockAt(new Date(at), zone);
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${day}T${time}:00Z`) - minute;
}
