// The filter of a report from its address. What is not understood is left out.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { SearchChange } from '../../../platform/web/table/use-search-params.ts';
import { DIMENSIONS } from '../rules/report-definition.ts';
import { fitFilter, PERIODS, reportFilter, spanOf, type Period, type ReportFilter } from '../rules/report-filter.ts';
import { REPORTS, type ReportKey } from '../rules/reports.ts';

const NAMES = ['location', 'person', ...DIMENSIONS] as const;

/** The named period of an address; undefined where days are given instead. */
export function periodIn(report: ReportKey, search: SearchChange): Period | undefined {
  if (search['from'] !== undefined || search['to'] !== undefined) return undefined;
  const usual = REPORTS[report].period?.usual ?? 'all';
  return PERIODS.find((one) => one === search['period']) ?? (usual === 'all' ? 'all' : usual === 30 ? '30' : '90');
}

export function readFilter(report: ReportKey, search: SearchChange, today: CivilDate): ReportFilter {
  const period = periodIn(report, search);
  const days = period === undefined ? { from: search['from'], to: search['to'] } : (spanOf(period, today) ?? {});
  const wanted = { ...days, ...Object.fromEntries(NAMES.map((name) => [name, search[name]])) };
  const usable = Object.entries(wanted).filter(([name, value]) => value !== undefined && reportFilter.safeParse({ [name]: value }).success);
  return fitFilter(REPORTS[report], reportFilter.parse(Object.fromEntries(usable)));
}
