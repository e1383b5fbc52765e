// Days of the audit report in the language of its reader.
import { formatLongCivilDate } from '../../../../platform/base/civil-date.ts';
import type { Language } from '../../../../platform/base/language.ts';
import type { PartialDate } from '../../../report-files/rules/model.ts';
import { formatPartialDate } from '../../../report-files/rules/report-view.ts';
import { datesInSpanish } from '../spanish/values.ts';

/** 'Nov 3, 2026' or '3 nov 2026'; only as much as is known. */
export function partialDateIn(language: Language, date: PartialDate): string {
  return language === 'en' ? formatPartialDate(date) : datesInSpanish(formatPartialDate(date));
}

/** The same with the month in full where the day is known. */
export function longDateIn(language: Language, date: PartialDate): string {
  return date.precision === 'day' ? formatLongCivilDate(date.iso, language) : partialDateIn(language, date);
}
