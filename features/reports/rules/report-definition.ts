// What a report is: which rows, which filters make sense for them, which columns they have and what is counted. The screen, the files and
// the figures of Analytics are all made from this one value and the one statement of the store that belongs to it.
import type { KnownPermission } from '../../../platform/base/endpoint.ts';

/** What rows can be limited to, beside period, location and person. They are parts of the address, so names never change. */
export const DIMENSIONS = [
  'source',
  'stage',
  'next',
  'category',
  'hot',
  'answered',
  'kind',
  'outcome',
  'state',
  'status',
  'day',
  'age',
  'clock',
  'bureau',
  'ground',
  'furnisher',
  'result',
  'origin',
  'provider',
  'happened',
  'model',
  'change',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];
/** What rows can be counted by. */
export type GroupKey = Dimension | 'person' | 'location';

export interface ReportColumn {
  /** Name of the value in the statement of the store. */
  readonly key: string;
  readonly label: string;
  /**
   * 'contact' is a name that opens the contact; 'day' a civil date; 'instant' a moment; 'choice' a code with words; 'furnisher' is sealed
   * and opened for the rows shown.
   */
  readonly kind: 'text' | 'contact' | 'day' | 'instant' | 'number' | 'choice' | 'furnisher';
  readonly choices?: Readonly<Record<string, string>>;
  /** In pixels. */
  readonly width?: number;
}

/** A number beside the count of a group. A count that is limited further opens exactly the rows it counts. */
export type ReportMeasure = { readonly key: string; readonly label: string; readonly sentence: string } & (
  | { readonly kind: 'count'; readonly where: Partial<Record<Dimension, string>> }
  | { readonly kind: 'sum' | 'median'; readonly of: string; readonly unit?: 'days' | 'hours' | 'points' }
);

export interface DimensionWords {
  readonly label: string;
  /** Words of the values; those without are their own words. */
  readonly choices?: Readonly<Record<string, string>>;
}

export interface ReportDefinition {
  readonly title: string;
  /** Which rows these are, in one or two sentences. */
  readonly sentence: string;
  /** All of these are needed to see it. */
  readonly needs: readonly KnownPermission[];
  /** What the period is about; absent when the rows are those of today. `usual` is in days, 'all' without an end. */
  readonly period?: { readonly label: string; readonly usual: 30 | 90 | 'all' };
  /** True when rows belong to a location. */
  readonly location: boolean;
  /** Who the person of a row is; absent when there is none. */
  readonly person?: string;
  readonly columns: readonly ReportColumn[];
  readonly dimensions: Partial<Record<Dimension, DimensionWords>>;
  /** What the table above the rows is counted by. */
  readonly groupBy: readonly GroupKey[];
  /** What one row is, for sentences: 'letter', 'letters'. */
  readonly row: readonly [one: string, many: string];
  readonly measures: readonly ReportMeasure[];
  /** Listed under Reports; the others stand behind figures of Analytics. */
  readonly catalog: boolean;
}

/** Fewer cases than this are shown as counts, never as a percentage. */
export const FEWEST_FOR_SHARE = 10;

/** '42%' of `whole`; undefined where there are too few cases to say. */
export function shareOf(part: number, whole: number): string | undefined {
  return whole < FEWEST_FOR_SHARE ? undefined : `${Math.round((part / whole) * 100)}%`;
}

/** Checks the keys of a definition while keeping them. */
export function report(definition: ReportDefinition): ReportDefinition {
  return definition;
}
