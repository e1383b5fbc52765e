// Which single-bureau reports of a person belong together: those of different bureaus that were made at about the same time.
import { daysBetween, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';

/** Files asked for on one day come within this time of each other: a bureau mails its own within fifteen days (15 U.S.C. 1681j(a)(2)). */
export const TOGETHER_DAYS = 15;

export interface DatedReport {
  readonly id: string;
  readonly bureau: Bureau;
  readonly reportDate: CivilDate;
}

/**
 * What was known on the day of each report: the report itself and the newest of each other bureau that is at most 15 days older. Groups
 * of one are none, and neither are those that another group holds whole. A report may be in several groups: two pulls of one bureau
 * within 15 days are each grouped with the same reports of the others. `reports` are ordered by date, then by upload. Pure.
 */
export function groupReports<T extends DatedReport>(reports: readonly T[]): T[][] {
  const groups = reports.flatMap((report) => {
    const group = BUREAUS.flatMap((bureau) => {
      const newest = reports.findLast((one) => one.bureau === bureau && one.reportDate <= report.reportDate);
      return newest && daysBetween(newest.reportDate, report.reportDate) <= TOGETHER_DAYS ? [newest] : [];
    });
    return group.length > 1 && group.includes(report) ? [group] : [];
  });
  return groups.filter(
    (group, at) => !groups.some((other, place) => place !== at && holds(other, group) && (other.length > group.length || place > at)),
  );
}

function holds<T>(group: readonly T[], part: readonly T[]): boolean {
  return part.every((one) => group.includes(one));
}
