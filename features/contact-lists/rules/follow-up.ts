// How urgent a follow-up is on a day: red, amber or green on screen, and its text.
import { daysBetween, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { FOLLOW_UPS } from './contact-filter.ts';

export type FollowUp = (typeof FOLLOW_UPS)[number];

/** A follow-up counts as soon from two days before. */
export const SOON_DAYS = 2;

export function followUpState(on: CivilDate | null, today: CivilDate): FollowUp {
  if (on === null) return 'none';
  const days = daysBetween(today, on);
  if (days < 0) return 'overdue';
  return days <= SOON_DAYS ? 'soon' : 'later';
}
