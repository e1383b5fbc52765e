// The months of a payment history as a grid of years.
import { monthIndex, monthKey } from '../../../report-files/rules/history-months.ts';
import { readTypedDate } from './typed-date.ts';
import type { TypedTrade } from './form-report.ts';

export type History = TypedTrade['history'];
export type MonthCode = History[number]['code'];

/** What a history may hold (manualTrade): ten years back from its newest month. */
const MOST_MONTHS = 120;
/** What is offered at first: bureaus print two years. */
const FIRST_MONTHS = 24;

/** The newest month the grid offers: the report's own, or today's while the report has no date. */
export function newestMonth(reportDate: string, today: string): string {
  return (/^\d{4}-\d{2}-\d{2}$/.test(reportDate) ? reportDate : today).slice(0, 7);
}

/** The years of the grid, newest first: two years, those with entries, and `more` years before. */
export function gridYears(history: History, newest: string, more: number): readonly number[] {
  const typed = history.map(({ month }) => month);
  const from = Math.min(...[monthKey(indexOf(newest) - FIRST_MONTHS + 1), ...typed].map(yearOf)) - more;
  const to = Math.max(...[newest, ...typed].map(yearOf));
  const oldest = Math.min(yearOf(monthKey(indexOf(newest) - MOST_MONTHS + 1)), ...typed.map(yearOf));
  return Array.from({ length: to - Math.max(from, oldest) + 1 }, (_, i) => to - i);
}

/** True while the grid can go back one more year. */
export function hasEarlier(history: History, newest: string, more: number): boolean {
  return gridYears(history, newest, more + 1).length > gridYears(history, newest, more).length;
}

/** Whether a month can be filled in: not after the report, and not further back than a history goes. */
export function isOffered(month: string, newest: string): boolean {
  return month <= newest && month > monthKey(indexOf(newest) - MOST_MONTHS);
}

/** The history with `code` in `month`; the same code again takes it out. */
export function toggleMonth(history: History, month: string, code: MonthCode): History {
  const rest = history.filter((cell) => cell.month !== month);
  const isThere = history.some((cell) => cell.month === month && cell.code === code);
  return isThere ? rest : [...rest, { month, code }].sort((a, b) => (a.month < b.month ? 1 : -1));
}

export function clearMonth(history: History, month: string): History {
  return history.some((cell) => cell.month === month) ? history.filter((cell) => cell.month !== month) : history;
}

/** The history with every empty month of the grid's first two years on time, none of them before the account was opened. */
export function fillOnTime(history: History, newest: string, opened: string): History {
  const date = readTypedDate(opened);
  const first = date.kind === 'date' ? date.text.slice(0, 7) : '';
  const typed = new Set(history.map(({ month }) => month));
  const months = Array.from({ length: FIRST_MONTHS }, (_, i) => monthKey(indexOf(newest) - i));
  const added = months.filter((month) => !typed.has(month) && month >= first).map((month) => ({ month, code: 'OK' as const }));
  return added.length === 0 ? history : [...history, ...added].sort((a, b) => (a.month < b.month ? 1 : -1));
}

/** The month a key of the keyboard moves to from `month`, inside the years of the grid. */
export function monthAfterKey(month: string, key: string, years: readonly number[]): string | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 12, ArrowDown: -12 };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = monthKey(indexOf(month) + step);
  return years.includes(yearOf(next)) ? next : undefined;
}

export function monthsOf(year: number): readonly string[] {
  return Array.from({ length: 12 }, (_, i) => monthKey(monthIndex(year, i + 1)));
}

function yearOf(month: string): number {
  return Number(month.slice(0, 4));
}
function indexOf(month: string): number {
  return monthIndex(yearOf(month), Number(month.slice(5, 7)));
}
