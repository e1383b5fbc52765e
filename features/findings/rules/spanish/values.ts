// Values inside questions and facts in Spanish: days, months and the few words of ours. Names and what a report prints stay as they are.
const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'ene',
  Feb: 'feb',
  Mar: 'mar',
  Apr: 'abr',
  May: 'may',
  Jun: 'jun',
  Jul: 'jul',
  Aug: 'ago',
  Sep: 'sept',
  Oct: 'oct',
  Nov: 'nov',
  Dec: 'dic',
};
/** For patterns: 'Jan|Feb|…'. */
export const MONTH = Object.keys(MONTHS).join('|');
const DAY = new RegExp(`\\b(${MONTH}) (\\d{1,2}), (\\d{4})\\b`, 'gu');
const MONTH_OF_YEAR = new RegExp(`\\b(${MONTH}) (\\d{4})\\b`, 'gu');
/** Nothing but days, months and years with what joins them. */
const DATES_ONLY = new RegExp(`^(?:(?:${MONTH}|\\d{1,4}|and|to)\\b[ ,]*)+$`, 'u');
const ONE_MONTH = new RegExp(`^(?:${MONTH}) \\d{4}$`, 'u');

const WORDS: Readonly<Record<string, string>> = {
  'not reported': 'sin informar',
  open: 'abierta',
  closed: 'cerrada',
  ' when it was reported': ' cuando se informó',
};

/** True for a month without a day: 'Nov 2026'. */
export function isMonth(value: string): boolean {
  return ONE_MONTH.test(value);
}

/** 'Nov 3, 2026' as '3 nov 2026', 'Jan 2026 and Feb 2026' as 'ene 2026 y feb 2026'; a name or an amount as it is. */
export function valueInSpanish(value: string): string {
  const word = WORDS[value];
  if (word !== undefined) return word;
  const asOf = /^ as of (?<day>.+)$/u.exec(value)?.groups?.['day'];
  if (asOf !== undefined) return isMonth(asOf) ? ` al mes de ${datesInSpanish(asOf)}` : ` al ${datesInSpanish(asOf)}`;
  if (!DATES_ONLY.test(value)) return value;
  return datesInSpanish(value).replaceAll(' and ', ' y ').replaceAll(' to ', ' a ');
}

/** The days and months of a text, wherever they stand. */
export function datesInSpanish(text: string): string {
  return text
    .replaceAll(DAY, (_whole, month: string, day: string, year: string) => `${day} ${MONTHS[month] ?? month} ${year}`)
    .replaceAll(MONTH_OF_YEAR, (_whole, month: string, year: string) => `${MONTHS[month] ?? month} ${year}`);
}
