// The figures of one contact in a segment, and the values of its facets.
import { z } from 'zod';

const n = z.number().int();
export const reportSpanValue = z.object({ reports: n, firstOn: z.string().nullable(), newestOn: z.string().nullable() });
export type ReportSpanValue = z.output<typeof reportSpanValue>;

const change = z.object({ change: n, model: z.string() }).nullable();
/** Points since the first score of the model that is newest at the bureau; null where there is no second score of it. */
export const scoreChangeValue = z.object({ EQ: change, EX: change, TU: change });
export type ScoreChangeValue = z.output<typeof scoreChangeValue>;

/** Items of opened rounds by what became of them; each bureau's line counts by itself. */
export interface ItemResults {
  readonly open: number;
  readonly removed: number;
  readonly corrected: number;
  readonly confirmed: number;
  readonly unanswered: number;
}
export const NO_RESULTS: ItemResults = { open: 0, removed: 0, corrected: 0, confirmed: 0, unanswered: 0 };

/** A contact of a segment as the file says it. What the reader may not see is absent. */
export interface SegmentRow {
  readonly name: string;
  readonly category: string;
  readonly stage: string;
  readonly owner: string;
  readonly location: string;
  readonly span?: ReportSpanValue;
  readonly results?: ItemResults;
  readonly scores?: ScoreChangeValue;
}
interface Column {
  readonly head: string;
  readonly part?: 'span' | 'results' | 'scores';
  readonly cell: (row: SegmentRow) => string;
}

const score = (bureau: keyof ScoreChangeValue, head: string): Column => ({
  head: `Score change ${head}`,
  part: 'scores',
  cell: ({ scores }) => (scores?.[bureau] ? `${scores[bureau].change} (${scores[bureau].model})` : ''),
});
const COLUMNS: readonly Column[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Category', cell: ({ category }) => category },
  { head: 'Status', cell: ({ stage }) => stage },
  { head: 'Owner', cell: ({ owner }) => owner },
  { head: 'Location', cell: ({ location }) => location },
  { head: 'Reports', part: 'span', cell: ({ span }) => String(span?.reports ?? 0) },
  { head: 'First report', part: 'span', cell: ({ span }) => span?.firstOn ?? '' },
  { head: 'Newest report', part: 'span', cell: ({ span }) => span?.newestOn ?? '' },
  ...(['open', 'removed', 'corrected', 'confirmed', 'unanswered'] as const).map((state): Column => ({
    head: { open: 'Items open', removed: 'Removed', corrected: 'Corrected', confirmed: 'Confirmed', unanswered: 'No answer' }[state],
    part: 'results',
    cell: ({ results }) => String(results?.[state] ?? 0),
  })),
  score('EQ', 'Equifax'),
  score('EX', 'Experian'),
  score('TU', 'TransUnion'),
];

/** The columns for someone who may see these parts. */
export function segmentColumns(may: Readonly<Record<NonNullable<Column['part']>, boolean>>): readonly Column[] {
  return COLUMNS.filter(({ part }) => part === undefined || may[part]);
}
