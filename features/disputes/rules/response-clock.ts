// How long a bureau may take. It has 30 days from the day it receives the dispute (15 U.S.C. 1681i(a)(1)(A)). That day is not
// known before the letters' way is followed, so the office counts from the day the round was opened, which is never too late.
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';

export const RESPONSE_DAYS = 30;

/** The day by which the answers to a round opened at `openedAt` are due. */
export function responsesDue(openedAt: Date, zone: string): CivilDate {
  return addDays(civilDateAt(openedAt, zone), RESPONSE_DAYS);
}

/**
 * The first day on which it can be said that a bureau did not answer: the day after the last on which it may. It has 45 days after a free
 * annual report (15 U.S.C. 1681j(a)(3)) and up to 15 more when the client sends it more; neither is known here, so this is the earliest.
 */
export function unansweredFrom(openedAt: Date, zone: string): CivilDate {
  return addDays(responsesDue(openedAt, zone), 1);
}
