// Instants as page cursors carry them, in the spelling of the database.
import { parseCivilDate } from './civil-date.ts';

const SHAPE = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4])(:[0-5]\d)?)$/;

/** True for an instant whose day and time exist. `Date.parse` is no such test: it takes February 30 for March 2. */
export function isInstant(text: string): boolean {
  const [, day] = SHAPE.exec(text) ?? [];
  return day !== undefined && parseCivilDate(day) !== undefined;
}
