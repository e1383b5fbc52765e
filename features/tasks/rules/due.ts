// When a task is due, seen from today.
import { addDays, daysBetween, type CivilDate } from '../../../platform/base/civil-date.ts';

/** overdue: before today; week: today and the six days after; none: without a date. */
export const DUE_FILTERS = ['overdue', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

/** Days from `from` to `until`, both included; null is open at that end. */
export interface DueSpan {
  readonly from: CivilDate | null;
  readonly until: CivilDate | null;
}

/** The days a filter asks for; undefined for tasks without a date. */
export function spanOf(filter: DueFilter, today: CivilDate): DueSpan | undefined {
  switch (filter) {
    case 'overdue':
      return { from: null, until: addDays(today, -1) };
    case 'today':
      return { from: today, until: today };
    case 'week':
      return { from: today, until: addDays(today, 6) };
    case 'none':
      return undefined;
  }
}

export type DueTone = 'late' | 'today' | 'ahead';

/** How pressing an open task is; undefined without a date. */
export function dueTone(dueOn: CivilDate | null, today: CivilDate): DueTone | undefined {
  if (dueOn === null) return undefined;
  const days = daysBetween(today, dueOn);
  if (days < 0) return 'late';
  return days === 0 ? 'today' : 'ahead';
}
