// Lists without a row of names: told by what stands in the first row, and read with columns that are only counted.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { ImportOptions } from './row-rules.ts';
import { readUsDate } from './us-date.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Ten or eleven digits of a phone number or nine of a Social Security number, and nothing but what stands between them. */
const NUMBER = /^[\s+().-]*(?:\d[\s+().-]*){9,11}$/;

/** True when a cell holds what people have and names of columns do not: an e-mail, a phone number, a Social Security number or a date. */
export function looksLikePerson(cells: readonly string[], today: CivilDate): boolean {
  return cells.map((cell) => cell.trim()).some((cell) => EMAIL.test(cell) || NUMBER.test(cell) || readUsDate(cell, today) !== undefined);
}

/** What the columns are called, when this is what stands in the first row. */
export function headsOf(firstRow: readonly string[], options: Pick<ImportOptions, 'firstRow'>): string[] {
  return firstRow.map((cell, at) => (options.firstRow === 'person' ? namelessColumn(at) : cell));
}

/** What a column without a name is called. */
export function namelessColumn(at: number): string {
  return `Column ${at + 1}`;
}
