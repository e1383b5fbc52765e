// Whether an item may be called too old: only when the time from a known start is over (15 U.S.C. 1681c(a), (c)(1); law.md G31, X18).
import { addDays, addMonths, daysInMonth, parseCivilDate, parts, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Correction } from './claim-fields.ts';
import type { JudgedItem } from './judged-item.ts';

const YEARS = 7;
const YEARS_OF_BANKRUPTCY = 10;
/** A collection or charge-off is counted from 180 days after the delinquency began (1681c(c)(1)). */
const DAYS_BEFORE_THE_YEARS = 180;

const isStart = ({ field, value }: Correction): boolean => (field === 'first-delinquency' || field === 'filed') && value !== null;

/** The latest day that the start can be: what the client says of it, else what the bureau prints. Undefined where neither is a date. */
export function latestStart({ correct = [], reported }: Pick<JudgedItem, 'correct' | 'reported'>): CivilDate | undefined {
  const said = correct.find(isStart)?.value;
  const printed = reported.find(({ label, value }) => (label === 'First delinquency' || label === 'Filed') && value.trim() !== '')?.value;
  return readLatest(said ?? printed ?? '');
}

/** The last day on which an item with this start may be reported. Never a day early: February 29 counts as March 1. */
export function lastDayReported({ kind, reported }: Pick<JudgedItem, 'kind' | 'reported'>, start: CivilDate): CivilDate {
  if (kind !== 'public-record') return addDays(addMonths(addDays(start, DAYS_BEFORE_THE_YEARS), 12 * YEARS), 1);
  const isBankruptcy = reported.some(({ label, value }) => label === 'Chapter' || /bankrupt|chapter/i.test(value));
  return addDays(addMonths(start, 12 * (isBankruptcy ? YEARS_OF_BANKRUPTCY : YEARS)), 1);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The last day that a typed or printed date can mean: '2015-03-09', '2015-03', 'Mar 9, 2015', 'Mar 2015', '2015'. */
export function readLatest(text: string): CivilDate | undefined {
  const typed = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text.trim());
  if (typed) return lastOf(typed[1], typed[2], typed[3]);
  const [, name = '', day, year] = /^([A-Za-z]{3})[a-z]*\.? (?:(\d{1,2}), )?(\d{4})$/.exec(text.trim()) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? undefined : lastOf(year, String(month), day);
}

function lastOf(year = '', month = '12', day?: string): CivilDate | undefined {
  const first = parseCivilDate(`${year}-${month.padStart(2, '0')}-01`);
  if (!first) return undefined;
  const { year: y, month: m } = parts(first);
  return parseCivilDate(`${year}-${month.padStart(2, '0')}-${(day ?? String(daysInMonth(y, m))).padStart(2, '0')}`);
}
