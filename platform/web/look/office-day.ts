// Legal dates on screens: in the time zone of the office, as in its letters, wherever the reader is.
import { civilDateAt, formatCivilDate, type CivilDate } from '../../base/civil-date.ts';
import { OFFICE_ZONE } from '../../base/office-zone.ts';

const momentFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_ZONE,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The day it is at the office. */
export function officeToday(now: Date = new Date()): CivilDate {
  return civilDateAt(now, OFFICE_ZONE);
}

/** An instant (ISO text) as the day it is at the office, 'Nov 20, 2026'. */
export function formatOfficeDay(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : formatCivilDate(civilDateAt(at, OFFICE_ZONE));
}

/** An instant as 'Nov 20, 2026, 3:04 PM EST', at the office. */
export function formatOfficeMoment(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : momentFormat.format(at);
}
