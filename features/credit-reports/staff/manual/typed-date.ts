// Dates as a person enters them from paper: '03/02/2026', '3/2026', 'Mar 2026', '2026'. Kept as 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', as
// much as the paper says.
import { readDate } from '../../../report-files/rules/partial-date.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = /^([a-z]{3})[a-z]*\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/i;

export type TypedDate = { readonly kind: 'date'; readonly text: string } | { readonly kind: 'unreadable' | 'impossible' };

/** What was typed, as it is kept; '' for nothing. */
export function readTypedDate(typed: string): TypedDate {
  const text = numbers(typed.trim());
  if (text === '') return { kind: 'date', text };
  if (!/^(?:\d{4}(?:-\d{2}){0,2}|(?:\d{1,2}\/){0,2}\d{4})$/.test(text)) return { kind: 'unreadable' };
  const date = readDate(text);
  if (date === 'impossible' || date === 'none') return { kind: 'impossible' };
  return { kind: 'date', text: date.iso.slice(0, { year: 4, month: 7, day: 10 }[date.precision]) };
}

/** A stored date as a US report prints it: '2026-03-02' is '03/02/2026', '2026-03' is '03/2026'. */
export function showTypedDate(kept: string): string {
  const [year = '', ...rest] = kept.split('-');
  return [...rest, year].join('/');
}

/** The same date in the one way the form writes dates; text that is none stays as it was typed. */
export function tidyDate(typed: string): string {
  const date = readTypedDate(typed);
  return date.kind === 'date' ? showTypedDate(date.text) : typed;
}

function numbers(text: string): string {
  const [, name = '', day, year = ''] = NAMED.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0)
    return text
      .replaceAll(/[.\s]+/g, '/')
      .replace(/^(\d{1,2})-(?:(\d{1,2})-)?(\d{4})$/, (_, first: string, second: string | undefined, last: string) =>
        [first, second, last].filter((part) => part !== undefined).join('/'),
      );
  return [String(month), day, year].filter((part) => part !== undefined).join('/');
}
