// Which single-bureau reports of a person belong together: those of different bureaus that were pulled at about the same time.
import { daysBetween, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Bureau } from '../model.ts';

/** A bureau sends what a person asks for by mail within fifteen days; files asked for on one day come within this time of each other. */
export const TOGETHER_DAYS = 31;

export interface DatedReport { readonly id: string; readonly bureau: Bureau; readonly reportDate: CivilDate }

/**
 * The groups of two reports or more, oldest first; `reports` are ordered by date. A report joins the group begun last while that lacks its
 * bureau and its first report is at most 31 days older; a second report of a bureau begins the next group. Pure; the same reports give the
 * same groups.
 */
export function groupReports<T extends DatedReport>(reports: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const report of reports) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && !group.some(({ bureau }) => bureau === report.bureau) && daysBetween(first.reportDate, report.reportDate) <= TOGETHER_DAYS) group.push(report);
    else groups.push([report]);
  }
  return groups.filter((group) => group.length > 1);
}
