// Legal dates on screens: in the time zone of the office, as in its letters, wherever the reader is.
import { civilDateAt, formatCivilDate, type CivilDate } from '../../base/civil-date.ts';
import { LOCALES, type Language } from '../../base/language.ts';
import { publicConfig } from '../identity/public-config.ts';

const MOMENT = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** By language and zone: making one takes a hundred times as long as using it. */
const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** In which the office counts its days (IANA). */
export function officeZone(): string {
  return publicConfig().office.zone;
}

/** The day it is at the office. */
export function officeToday(now: Date = new Date()): CivilDate {
  return civilDateAt(now, officeZone());
}

/** An instant (ISO text) as the day it is at the office, 'Nov 20, 2026'. */
export function formatOfficeDay(instant: string, language: Language = 'en'): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : formatCivilDate(civilDateAt(at, officeZone()), language);
}

/** An instant as 'Nov 20, 2026, 3:04 PM EST', at the office. */
export function formatOfficeMoment(instant: string, language: Language = 'en'): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const timeZone = officeZone();
  const name = `${language} ${timeZone}`;
  const format = momentFormats.get(name) ?? new Intl.DateTimeFormat(LOCALES[language], { ...MOMENT, timeZone });
  momentFormats.set(name, format);
  return format.format(at);
}
