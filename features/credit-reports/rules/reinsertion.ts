// What the law asks of a bureau that puts a deleted item back: the furnisher's certification, and a written notice within five business
// days after the re-insertion (15 U.S.C. 1681i(a)(5)(B)).
import { addDays, parts, type CivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES, type Bureau } from './model.ts';

export const REINSERTION_NOTICE_DAYS = 5;

/**
 * `date` plus `days` business days, as they are counted for what others owe the client: Monday to Friday, without the holidays of
 * 5 U.S.C. 6103(a) and the weekdays on which these are observed. The longest reading, so that nobody is called late too early.
 */
export function addBusinessDays(date: CivilDate, days: number): CivilDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The day to look after a re-insertion: the last day of the notice, or `today` when that has passed. */
export function reinsertionDue(reportDate: CivilDate | null, today: CivilDate): CivilDate {
  const due = addBusinessDays(reportDate ?? today, REINSERTION_NOTICE_DAYS);
  return due < today ? today : due;
}

/** What the task of a re-insertion says; the same for the same event. */
export function reinsertionTask({ bureau, heading, accountNumberMasked, reportDate }: {
  readonly bureau: Bureau; readonly heading: string; readonly accountNumberMasked: string | null; readonly reportDate: string;
}): { readonly title: string; readonly note: string } {
  return {
    title: `${BUREAU_NAMES[bureau]} lists ${[heading.slice(0, 60) || 'an account', accountNumberMasked?.slice(0, 24)].filter(Boolean).join(' ')} again in the report of ${reportDate}`,
    note: 'A bureau may put a deleted item back only when the furnisher certifies that it is complete and accurate, and has to tell the client in writing within five business days '
      + '(15 U.S.C. 1681i(a)(5)(B)). Ask the client whether such a notice came; without one, dispute the re-insertion.',
  };
}

function isBusinessDay(day: CivilDate): boolean {
  const week = weekday(day);
  if (week === 0 || week === 6) return false;
  // A holiday on Saturday is observed on the Friday before, one on Sunday on the Monday after.
  return !isHoliday(day) && !(week === 5 && isHoliday(addDays(day, 1))) && !(week === 1 && isHoliday(addDays(day, -1)));
}

const FIXED: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);
/** Month, weekday (1 Monday, 4 Thursday) and which of the month. */
const FLOATING: readonly (readonly [month: number, weekday: number, nth: number])[] = [[1, 1, 3], [2, 1, 3], [9, 1, 1], [10, 1, 2], [11, 4, 4]];

function isHoliday(date: CivilDate): boolean {
  if (FIXED.has(date.slice(5))) return true;
  const { month, day } = parts(date);
  const week = weekday(date);
  if (month === 5 && week === 1) return day > 24;
  return FLOATING.some(([m, w, nth]) => month === m && week === w && Math.ceil(day / 7) === nth);
}

/** 0 Sunday to 6 Saturday. */
function weekday(date: CivilDate): number {
  const { year, month, day } = parts(date);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
