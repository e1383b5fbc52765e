// What the office asks a client for, and when the client is reminded of it. Days are civil, of the office.
import { addDays, daysBetween, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { FileKind } from './file-kinds.ts';

export const REQUEST_KINDS = [
  'photo-id',
  'ssn-proof',
  'address-proof',
  'authorization',
  'bureau-answer',
  'creditor-letter',
  'other',
] as const satisfies readonly FileKind[];
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** 'answered': the client sent it, and no one of the office has looked at it. */
export const REQUEST_STATES = ['open', 'answered', 'done', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
export const REQUEST_STATE_WORDS: Readonly<Record<RequestState, string>> = {
  open: 'Waiting for the client',
  answered: 'Sent, to review',
  done: 'Received',
  withdrawn: 'Withdrawn',
};

interface Dates {
  readonly answeredAt: Date | null;
  readonly doneAt: Date | null;
  readonly withdrawnAt: Date | null;
}
export function requestStateOf({ answeredAt, doneAt, withdrawnAt }: Dates): RequestState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (doneAt !== null) return 'done';
  return answeredAt === null ? 'open' : 'answered';
}

/** A client has a week unless the office says another day. */
export const USUAL_DAYS = 7;
/** The first reminder comes this many days before the day. */
export const REMIND_BEFORE_DAYS = 2;
/** Days between two emails about requests of one client. */
export const REMIND_EVERY_DAYS = 3;
export const MOST_REMINDERS = 5;
/** A document that ends within so many days is asked for again, so that the next round has one. */
export const RENEW_DAYS = 30;

/** True when a reminder is due: near the day or after it, not before three days since the last email, and at most five times. */
export function isReminderDue(
  { dueOn, lastMailOn, reminders }: { readonly dueOn: CivilDate; readonly lastMailOn: CivilDate; readonly reminders: number },
  today: CivilDate,
): boolean {
  return reminders < MOST_REMINDERS && today >= addDays(dueOn, -REMIND_BEFORE_DAYS) && daysBetween(lastMailOn, today) >= REMIND_EVERY_DAYS;
}

/** Until when a document that ends on `lastDay` is asked for again: its last day, but at least a week from today. */
export function renewalDue(lastDay: CivilDate, today: CivilDate): CivilDate {
  const soonest = addDays(today, USUAL_DAYS);
  return lastDay > soonest ? lastDay : soonest;
}
