// The period, comparison, location and person of Analytics from the address.
import { daysBetween, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isId } from '../../../platform/base/ids.ts';
import type { SearchChange } from '../../../platform/web/table/use-search-params.ts';
import { PERIODS, spanOf, type Period, type Span } from '../../reports/rules/report-filter.ts';

/** All time has no span before it. */
export const RANGES = PERIODS.filter((period) => period !== 'all');
const USUAL: Period = '90';

export interface Range extends Span {
  /** The named period; undefined where days were chosen. */
  readonly period: Period | undefined;
  readonly compare: 'yes' | 'no';
  readonly location?: string;
  readonly person?: string;
}

export function readRange(search: SearchChange, today: CivilDate): Range {
  const from = parseCivilDate(search['from'] ?? '');
  const to = parseCivilDate(search['to'] ?? '');
  const isChosen = from !== undefined && to !== undefined && daysBetween(from, to) >= 0;
  const period = RANGES.find((one) => one === search['period']) ?? USUAL;
  const span = isChosen ? { from, to } : (spanOf(period, today) ?? { from: today, to: today });
  const one = (name: string): object => {
    const value = search[name];
    return value !== undefined && (value === 'none' || isId(value)) ? { [name]: value } : {};
  };
  return {
    ...span,
    period: isChosen ? undefined : period,
    compare: search['compare'] === 'no' ? 'no' : 'yes',
    ...one('location'),
    ...one('person'),
  };
}
