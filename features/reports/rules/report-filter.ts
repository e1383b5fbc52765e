// What the rows of a report are limited to: in addresses, in requests and kept with files.
import { z } from 'zod';
import { freeLine } from '../../../platform/base/free-text.ts';
import { addDays, daysBetween, parts, civilDate as makeDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { civilDate } from '../../contacts/rules/contact-schema.ts';
import { DIMENSIONS, type Dimension, type ReportDefinition } from './report-definition.ts';

/** Kept with a file, so it must not be a private number. */
const text = freeLine(120).min(1).optional();
const dimensions = Object.fromEntries(DIMENSIONS.map((name) => [name, text])) as Record<Dimension, typeof text>;
/** A person or location by id; 'none' for rows without one. */
const idOrNone = z.union([z.uuid(), z.literal('none')]).optional();

export const reportFilterShape = {
  /** Both days are included, as days of the office. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  location: idOrNone,
  person: idOrNone,
  ...dimensions,
};
export const reportFilter = z.strictObject(reportFilterShape);
export type ReportFilter = z.output<typeof reportFilter>;

/** Only what means something for this report. */
export function fitFilter(definition: ReportDefinition, filter: ReportFilter): ReportFilter {
  const { from, to, location, person } = filter;
  const own = DIMENSIONS.flatMap((name) => (name in definition.dimensions && filter[name] !== undefined ? [[name, filter[name]]] : []));
  return {
    ...(definition.period && from !== undefined && { from }),
    ...(definition.period && to !== undefined && { to }),
    ...(definition.location && location !== undefined && { location }),
    ...(definition.person !== undefined && person !== undefined && { person }),
    ...Object.fromEntries(own),
  };
}

export const PERIODS = ['30', '90', 'year', 'all'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  year: 'This year',
  all: 'All time',
};

export interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The days of a named period that ends today; undefined for all time. */
export function spanOf(period: Period, today: CivilDate): Span | undefined {
  if (period === 'all') return undefined;
  return { from: period === 'year' ? makeDate(parts(today).year, 1, 1) : addDays(today, 1 - Number(period)), to: today };
}

/** The span of the same length that ends the day before. */
export function spanBefore({ from, to }: Span): Span {
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

/** The address of the rows of a report. */
export function reportHref(report: string, filter: ReportFilter): string {
  const search = new URLSearchParams({ report });
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) search.set(name, value);
  return `/reports?${search.toString()}`;
}
