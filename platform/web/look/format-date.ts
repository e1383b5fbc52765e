// Dates as the office reads them: 'Nov 20, 2026', with the distance beside it.
import { formatCivilDate, parseCivilDate } from '../../base/civil-date.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const distanceFormat = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const STEPS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A civil date 'YYYY-MM-DD' or an instant (ISO text) as 'Nov 20, 2026'; an instant in the zone of this browser. */
export function formatDate(value: string): string {
  const civil = parseCivilDate(value);
  if (civil) return formatCivilDate(civil);
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : dateFormat.format(at);
}

/** An instant as 'Nov 20, 2026, 3:04 PM' in the zone of this browser. */
export function formatDateTime(value: string): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : `${dateFormat.format(at)}, ${timeFormat.format(at)}`;
}

/** The time of day of an instant, '3:04 PM', in the zone of this browser. */
export function formatTime(value: string): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : timeFormat.format(at);
}

/** How far `value` is from `now`: 'just now', '3 days ago', 'in 2 months'. A civil date counts whole days. */
export function formatDistance(value: string, now: Date = new Date()): string {
  const civil = parseCivilDate(value);
  const at = civil ? new Date(`${civil}T12:00:00`) : new Date(value);
  const origin = civil ? new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12) : now;
  const seconds = Math.round((at.getTime() - origin.getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  if (civil && Math.abs(seconds) < 43_200) return 'today';
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? distanceFormat.format(wholeSteps(seconds / step[1]), step[0]) : 'just now';
}

/** Only what has fully passed counts, but for the hour that summer time takes from a day or gives to it. */
function wholeSteps(steps: number): number {
  return Math.trunc(steps + Math.sign(steps) * 0.05);
}
