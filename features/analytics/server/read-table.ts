// One table of figures: counts of now, and beside them those of the span before.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { spanBefore, type ReportFilter } from '../../reports/rules/report-filter.ts';
import { REPORTS } from '../../reports/rules/reports.ts';
import { readGroups, type NamedGroup, type ReportCall } from '../../reports/server/public.ts';
import type { FigureGroup } from '../contract.ts';
import type { FigureTable } from '../rules/figure-tables.ts';

const MOST_GROUPS = 30;
/** The span before may have other groups among its largest. */
const MOST_BEFORE = 1_000;

export async function readTable(
  call: ReportCall,
  table: FigureTable,
  asked: {
    readonly from: CivilDate;
    readonly to: CivilDate;
    readonly compare: 'yes' | 'no';
    readonly location?: string | undefined;
    readonly person?: string | undefined;
  },
): Promise<{ groups: FigureGroup[]; all: FigureGroup | null; capped: boolean }> {
  const filter: ReportFilter = { ...table.where, from: asked.from, to: asked.to, location: asked.location, person: asked.person };
  const { groups, all } = await readGroups(call, table.report, filter, { groupBy: table.groupBy, most: MOST_GROUPS + 1 });
  const earlier = { ...filter, ...spanBefore(asked) };
  const before =
    asked.compare === 'yes'
      ? await readGroups(call, table.report, earlier, { groupBy: table.groupBy, most: MOST_BEFORE, counts: true })
      : undefined;
  const place = (values: readonly (string | null)[]): string => JSON.stringify(values);
  const counts = before && new Map(before.groups.map(({ values, count }) => [place(values), count]));
  const present = ({ values, labels, count, measures }: NamedGroup, earlierCount: number | null): FigureGroup => ({
    values: [...values],
    labels: [...labels],
    count,
    before: earlierCount,
    measures: table.measures.map((key) => measures[REPORTS[table.report].measures.findIndex((measure) => measure.key === key)] ?? null),
  });
  return {
    groups: groups.slice(0, MOST_GROUPS).map((group) => present(group, counts ? (counts.get(place(group.values)) ?? 0) : null)),
    all: all ? present(all, before ? (before.all?.count ?? 0) : null) : null,
    capped: groups.length > MOST_GROUPS,
  };
}
