// The hold of a contact: as one thing, in words, and as it is recorded.
import { sayHold, type Hold } from '../../contacts/rules/holds.ts';
import type { Contact } from '../../contacts/server/public.ts';

type HoldColumns = Pick<Contact, 'holdKind' | 'holdReason' | 'holdUntil'>;

/** Null while nothing pauses it. */
export function holdOf({ holdKind, holdReason, holdUntil }: HoldColumns): Hold | null {
  return holdKind && { kind: holdKind, reason: holdReason, until: holdUntil };
}

export function sayHoldOf(columns: HoldColumns): string | null {
  const hold = holdOf(columns);
  return hold && sayHold(hold);
}

/** As activity rows keep it. */
export const recordedHold = (hold: Hold | null) => ({
  holdKind: hold && hold.kind,
  holdReason: hold && hold.reason,
  holdUntil: hold && hold.until,
});
