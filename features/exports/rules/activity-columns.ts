// The record of what happened as a file: one line for each change, what was replaced in words.
import type { ActivityRow } from '../../activity/contract.ts';

interface Column {
  readonly head: string;
  readonly cell: (row: ActivityRow) => string;
}

const ACTORS = { staff: 'Staff', client: 'Client', public: 'Visitor', system: 'Redress', automation: 'Automation rule' } as const;
const COLUMNS: readonly Column[] = [
  { head: 'Number', cell: (row) => String(row.id) },
  { head: 'Time (UTC)', cell: (row) => row.at },
  { head: 'Who', cell: (row) => row.actor.name },
  { head: 'Kind of person', cell: (row) => ACTORS[row.actor.kind] },
  { head: 'Kind', cell: (row) => row.kind },
  { head: 'What happened', cell: (row) => row.summary },
  { head: 'Contact ID', cell: (row) => row.contactId ?? '' },
  { head: 'About', cell: (row) => `${row.subject.type} ${row.subject.id}` },
  {
    head: 'Before and after',
    cell: (row) => row.changes.map(({ field, before, after }) => `${field}: ${before ?? 'nothing'} > ${after ?? 'nothing'}`).join('; '),
  },
];

export const ACTIVITY_HEADS: readonly string[] = COLUMNS.map(({ head }) => head);

/** The cells of one line of the record. */
export function writeActivityCells(row: ActivityRow): string[] {
  return COLUMNS.map(({ cell }) => cell(row));
}
