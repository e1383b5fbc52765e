// Where a number of Analytics leads: the report it counts, limited as it was counted.
import type { ReportMeasure } from '../../reports/rules/report-definition.ts';
import { reportHref, spanBefore, type ReportFilter, type Span } from '../../reports/rules/report-filter.ts';
import type { FigureTable } from './figure-tables.ts';

export interface FigureHrefs {
  readonly now: string;
  readonly before: string;
  /** Undefined for what is no count of rows. */
  readonly measure: (measure: ReportMeasure) => string | undefined;
}

/** The filter of the rows of a group; of all rows of the table when there are no values. */
export function figureFilter(
  { where, groupBy }: FigureTable,
  values: readonly (string | null)[],
  { from, to, location, person }: Span & { readonly location?: string | undefined; readonly person?: string | undefined },
): ReportFilter {
  const group = values.length === 0 ? {} : Object.fromEntries(groupBy.map((key, place) => [key, values[place] ?? 'none']));
  return { from, to, ...(location !== undefined && { location }), ...(person !== undefined && { person }), ...where, ...group };
}

export function hrefsOf(
  table: FigureTable,
  values: readonly (string | null)[],
  range: Span & { readonly location?: string | undefined; readonly person?: string | undefined },
): FigureHrefs {
  const filter = figureFilter(table, values, range);
  return {
    now: reportHref(table.report, filter),
    before: reportHref(table.report, figureFilter(table, values, { ...range, ...spanBefore(range) })),
    measure: (measure) => (measure.kind === 'count' ? reportHref(table.report, { ...filter, ...measure.where }) : undefined),
  };
}
