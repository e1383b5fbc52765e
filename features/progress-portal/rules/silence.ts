// How long ago a client heard from the office.
import { addDays, civilDateAt, daysBetween, type CivilDate } from '../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';

/** From what a client hears. */
export const HEARD_BY = ['email', 'question', 'letter', 'call'] as const;
export type HeardBy = (typeof HEARD_BY)[number];
export const HEARD_WORDS: Readonly<Record<HeardBy, string>> = {
  email: 'Email',
  question: 'Question in the portal',
  letter: 'Letter in the portal',
  call: 'Call',
};

/** What the number of days means, for people. */
export const HEARD_SENTENCE =
  'Days since the client last heard from the office: an email that was sent to them, a question or a finished letter in the portal they can sign in to, or a call in which they were reached. Emails about signing in do not count, except the invitation. If there is none of these, days count from when they became a client.';

/** Days without a word that are fine, and after which the client waits too long. */
export const GOOD_DAYS = 14;
export const SOON_DAYS = 30;
export const SILENCES = ['good', 'soon', 'late'] as const;
export type Silence = (typeof SILENCES)[number];

/** Full civil days at the office. */
export function daysOfSilence(since: Date, today: CivilDate, zone: string): number {
  return Math.max(0, daysBetween(civilDateAt(since, zone), today));
}

export function silenceOf(days: number): Silence {
  if (days <= GOOD_DAYS) return 'good';
  return days <= SOON_DAYS ? 'soon' : 'late';
}

/** The instants between which silence began, for a list that is filtered by it: from `from` on, and before `before`. */
export function silenceBegan(
  silence: Silence,
  today: CivilDate,
  zone: string,
): { readonly from: Date | undefined; readonly before: Date | undefined } {
  const good = startOfDay(addDays(today, -GOOD_DAYS), zone);
  const soon = startOfDay(addDays(today, -SOON_DAYS), zone);
  if (silence === 'good') return { from: good, before: undefined };
  return silence === 'soon' ? { from: soon, before: good } : { from: undefined, before: soon };
}
