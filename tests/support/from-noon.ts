import { addDays, civilDateAt, type CivilDate } from '../../platform/base/civil-date.ts';

/** A clock that runs from noon of the coming day, and that day at the office: it does not end under a test, whenever that runs. */
export function fromNoon(): { readonly now: () => Date; readonly today: CivilDate } {
  const today = addDays(civilDateAt(new Date(), 'UTC'), 1);
  const ahead = Date.parse(`${today}T17:00:00Z`) - Date.now();
  return { now: () => new Date(Date.now() + ahead), today };
}
