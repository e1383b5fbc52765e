// Lists without a header row: recognized by their first row, and read with numbered columns.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { ImportOptions } from './row-rules.ts';
import { readUsDate } from './us-date.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Ten or eleven digits of a phone number or nine of a Social Security number, and nothing else but separators. */
const NUMBER = /^[\s+().-]*(?:\d[\s+().-]*){9,11}$/;

/** True when a cell holds data of a person rather than a column name: an email, a phone number, a Social Security number or a date. */
export function looksLikePerson(cells: readonly string[], today: CivilDate): boolean {
  return cells.map((cell) => cell.trim()).some((cell) => EMAIL.test(cell) || NUMBER.test(cell) || readUsDate(cell, today) !== undefined);
}

/** The column names for this first row. */
export function headsOf(firstRow: readonly string[], options: Pick<ImportOptions, 'firstRow'>): string[] {
  return firstRow.map((cell, at) => (options.firstRow === 'person' ? namelessColumn(at) : cell));
}

/** What a column without a name is called. */
export function namelessColumn(at: number): string {
  return `Column ${at + 1}`;
}
