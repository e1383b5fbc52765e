// Answers that people type for the fields of a letter, and how they are printed.
import { formatLongCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { Language } from '../../../platform/base/language.ts';
import { LETTER_CATALOGUE, type AskedKind } from './letter-catalogue.ts';

const FIELDS = new Map(LETTER_CATALOGUE.fields.map((field) => [field.id, field]));
/** Days among the fields that records know, where they are asked because no record does. */
const DAYS: ReadonlySet<string> = new Set([
  'earlier.sent',
  'earlier.received',
  'earlier.answered',
  'removed.date',
  'seenAgain.date',
  'report.date',
]);
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const MONEY = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{2}))?$/;

export const kindOfField = (id: string): AskedKind => FIELDS.get(id)?.asked?.kind ?? (DAYS.has(id) ? 'date' : 'text');
/** What a person is asked for the field. */
export const questionOf = (id: string): string => FIELDS.get(id)?.asked?.question ?? FIELDS.get(id)?.label ?? id;

/** As it is printed; a sentence where it is none of its kind. Months are typed as '2024-05, 2024-06'. */
export function printAsked(id: string, typed: string, language: Language): { readonly printed: string } | { readonly problem: string } {
  const text = typed.trim();
  switch (kindOfField(id)) {
    case 'date': {
      const day = parseCivilDate(text);
      return day ? { printed: formatLongCivilDate(day, language) } : { problem: 'Please enter a date.' };
    }
    case 'money': {
      const [, whole, cents = '00'] = MONEY.exec(text) ?? [];
      if (whole === undefined) return { problem: 'Please enter an amount, such as 480.00.' };
      return { printed: `$${Number(whole.replaceAll(',', '')).toLocaleString('en-US')}.${cents}` };
    }
    case 'months': {
      const months = text.split(/[\s,;]+/).filter(Boolean);
      if (months.length === 0 || !months.every((month) => MONTH.test(month)))
        return { problem: 'Please enter months, such as 2024-05, 2024-06.' };
      return { printed: new Intl.ListFormat(locale(language)).format(months.map((month) => monthWords(month, language))) };
    }
    default:
      return text === '' ? { problem: 'Please answer this.' } : { printed: text };
  }
}

const locale = (language: Language): string => (language === 'es' ? 'es-US' : 'en-US');
const monthWords = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
