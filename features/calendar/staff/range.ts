// Which days a view of the calendar shows, and where its arrows lead.
import { addDays, addMonths, civilDate, formatCivilDate, parts, type CivilDate } from '../../../platform/base/civil-date.ts';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type View = (typeof VIEWS)[number];
/** Days of the agenda, from the chosen one on. */
const AGENDA_DAYS = 14;

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The days shown: of a month the weeks around it too, of a week Sunday to Saturday. */
export function rangeOf(view: View, on: CivilDate): { readonly from: CivilDate; readonly until: CivilDate } {
  if (view === 'agenda') return { from: on, until: addDays(on, AGENDA_DAYS - 1) };
  const from = sundayOf(view === 'week' ? on : firstOf(on));
  return { from, until: addDays(from, view === 'week' ? 6 : 41) };
}

export function stepOf(view: View, on: CivilDate, direction: 1 | -1): CivilDate {
  if (view === 'month') return addMonths(firstOf(on), direction);
  return addDays(on, direction * (view === 'week' ? 7 : AGENDA_DAYS));
}

/** 'November 2026', or the first and the last day. */
export function rangeWords(view: View, on: CivilDate): string {
  if (view === 'month') return monthFormat.format(new Date(`${on}T00:00:00Z`));
  const { from, until } = rangeOf(view, on);
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return `${isOneYear ? formatCivilDate(from).slice(0, -6) : formatCivilDate(from)} to ${formatCivilDate(until)}`;
}

function firstOf(day: CivilDate): CivilDate {
  const { year, month } = parts(day);
  return civilDate(year, month, 1);
}

function sundayOf(day: CivilDate): CivilDate {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}
