// When what is kept of a person falls due, and by which rule. Days are civil, in the zone of the office.
import { addMonths, addYears, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';

export interface RetentionSettings {
  /** Months after closing until credit reports and identity are due: at most two years (16 CFR 314.4(c)(6)). */
  readonly reportsMonths: number;
  /** Years after closing until the rest is due: at least the five in which claims may be brought (15 U.S.C. 1679i). */
  readonly recordsYears: number;
}

export interface RetentionLife {
  readonly stage: string | null;
  readonly stageSince: Date | null;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  /** The last entry about the person in the record of activity. */
  readonly lastUsedAt: Date | null;
}

const CLOSED: readonly (string | null)[] = ['graduated', 'cancelled', 'lost'];

/** Whether the work for this person has ended: their case or inquiry is closed, or their record is archived. */
export const isClosed = ({ stage, archivedAt }: Pick<RetentionLife, 'stage' | 'archivedAt'>): boolean =>
  archivedAt !== null || CLOSED.includes(stage);

/** The day the matter was closed; where it never was, the day of the last use. */
export function keptSince({ stage, stageSince, archivedAt, createdAt, lastUsedAt }: RetentionLife, zone: string): CivilDate {
  const closedAt = CLOSED.includes(stage) ? stageSince : archivedAt;
  return civilDateAt(closedAt ?? lastUsedAt ?? createdAt, zone);
}

/** The day from which each group may no longer be kept; `mustUntil` are the days that statutes set for kinds of the records. */
export function dueDays(
  since: CivilDate,
  { reportsMonths, recordsYears }: RetentionSettings,
  mustUntil: readonly CivilDate[] = [],
): { readonly reports: CivilDate; readonly records: CivilDate } {
  // Two years to the day, as the law counts them; fewer months are the choice of the office.
  const reports = reportsMonths === 24 ? addYears(since, 2) : addMonths(since, reportsMonths);
  const records = [addYears(since, recordsYears), ...mustUntil].reduce((latest, day) => (day > latest ? day : latest));
  return { reports, records };
}
