// The values of a report as text. Moments are shown on the clock of the office.
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { ReportColumn, ReportDefinition, Dimension, GroupKey } from './report-definition.ts';

export type Cell = string | number | null;

const CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
/** By zone: making one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** 'YYYY-MM-DD HH:MM' at the office. */
export function officeMoment(at: string, zone: string): string {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-CA', { ...CLOCK, timeZone: zone });
  clocks.set(zone, clock);
  const found = Object.fromEntries(clock.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${found['year']}-${found['month']}-${found['day']} ${found['hour']}:${found['minute']}`;
}

/** A cell as a spreadsheet reads it: days as 2026-11-23. */
export function plainCell({ kind, choices }: ReportColumn, cell: Cell, zone: string): string {
  if (cell === null) return '';
  if (kind === 'choice') return choices?.[String(cell)] ?? String(cell);
  return kind === 'instant' ? officeMoment(String(cell), zone) : String(cell);
}

/** A cell as people read it: days as Nov 23, 2026. */
export function shownCell(column: ReportColumn, cell: Cell, zone: string): string {
  if (cell === null) return '';
  if (column.kind === 'number') return Number(cell).toLocaleString('en-US');
  if (column.kind !== 'day' && column.kind !== 'instant') return plainCell(column, cell, zone);
  const text = column.kind === 'instant' ? officeMoment(String(cell), zone) : String(cell);
  const day = parseCivilDate(text.slice(0, 10));
  return day === undefined ? text : formatCivilDate(day);
}

/** What a person or location without a name is called. */
export const NOBODY = { person: 'No one', location: 'No location' } as const;

/** The words of a value that rows are counted by. */
export function groupWords(definition: ReportDefinition, key: GroupKey, value: string | null): string {
  if (key === 'person' || key === 'location') return NOBODY[key];
  if (value === null) return 'Not known';
  const day = key === 'day' ? parseCivilDate(value) : undefined;
  return definition.dimensions[key]?.choices?.[value] ?? (day === undefined ? value : formatCivilDate(day));
}

export function groupLabel(definition: ReportDefinition, key: GroupKey): string {
  if (key === 'location') return 'Location';
  return key === 'person' ? (definition.person ?? 'Person') : (definition.dimensions[key satisfies Dimension]?.label ?? key);
}
