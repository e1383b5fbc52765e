// The day for follow-ups, holds and stuck cases: the reader's day, otherwise the office's.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';

/** The filter with a day, where it needs one: finding out the day costs more than many a list. */
export function withToday<
  F extends {
    readonly followUp?: string | undefined;
    readonly stuck?: string | undefined;
    readonly hold?: string | undefined;
    readonly today?: CivilDate | undefined;
  },
>(filter: F, { now, zone }: OfficeTime): F {
  const needsDay = filter.followUp !== undefined || filter.stuck !== undefined || filter.hold === 'due';
  return !needsDay || filter.today !== undefined ? filter : { ...filter, today: civilDateAt(now, zone) };
}
