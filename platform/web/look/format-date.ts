// Dates as people read them: 'Nov 20, 2026', with the distance beside it. Screens of clients take them in their language from `useDates`.
import { formatCivilDate, parseCivilDate } from '../../base/civil-date.ts';
import { LOCALES, type Language } from '../../base/language.ts';
import { officeToday } from './office-day.ts';

interface Formats {
  readonly date: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
  readonly distance: Intl.RelativeTimeFormat;
}
const made = new Map<Language, Formats>();
const NOW = { en: { today: 'today', now: 'just now' }, es: { today: 'hoy', now: 'ahora mismo' } } as const;
const STEPS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A civil date 'YYYY-MM-DD' or an instant (ISO text) as 'Nov 20, 2026'; an instant in the zone of this browser. */
export function formatDate(value: string, language: Language = 'en'): string {
  const civil = parseCivilDate(value);
  if (civil) return formatCivilDate(civil, language);
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : formatsOf(language).date.format(at);
}

/** An instant as 'Nov 20, 2026, 3:04 PM' in the zone of this browser. */
export function formatDateTime(value: string, language: Language = 'en'): string {
  const at = new Date(value);
  const { date, time } = formatsOf(language);
  return Number.isNaN(at.getTime()) ? value : `${date.format(at)}, ${time.format(at)}`;
}

/** The time of day of an instant, '3:04 PM', in the zone of this browser. */
export function formatTime(value: string, language: Language = 'en'): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : formatsOf(language).time.format(at);
}

/** How far `value` is from `now`: 'just now', '3 days ago', 'in 2 months'. A civil date counts whole days of the office. */
export function formatDistance(value: string, now: Date = new Date(), language: Language = 'en'): string {
  const civil = parseCivilDate(value);
  const at = civil ? new Date(`${civil}T12:00:00`) : new Date(value);
  const origin = civil ? new Date(`${officeToday(now)}T12:00:00`) : now;
  const seconds = Math.round((at.getTime() - origin.getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  if (civil && Math.abs(seconds) < 43_200) return NOW[language].today;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? formatsOf(language).distance.format(wholeSteps(seconds / step[1]), step[0]) : NOW[language].now;
}

/** Made once for each language: making one takes a hundred times as long as using it. */
function formatsOf(language: Language): Formats {
  const known = made.get(language);
  if (known) return known;
  const locale = LOCALES[language];
  const formats = {
    date: new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' }),
    time: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
    distance: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  };
  made.set(language, formats);
  return formats;
}

/** Only what has fully passed counts, but for the hour that summer time takes from a day or gives to it. */
function wholeSteps(steps: number): number {
  return Math.trunc(steps + Math.sign(steps) * 0.05);
}
