// The gate before a Social Security number is shown or entered.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countIdentityUse } from './store/identity-uses.ts';

const REVEAL = 'contacts:reveal-identity';

/** Refused after too many numbers were shown to this person within an hour. */
export async function admitShown(db: StaffDb, scope: StaffScope, now: Date): Promise<Refusal | undefined> {
  if (await countIdentityUse(db, scope.userId, 'shown', now)) return undefined;
  return refuse('contacts.identityLimit', 'You opened many Social Security numbers within an hour. Please try again later.');
}

/** Refused after too many numbers were entered within an hour by someone who may not see them: they could be guesses. */
export async function admitEntered(
  db: StaffDb,
  scope: StaffScope,
  ssn: string | null | undefined,
  now: Date,
): Promise<Refusal | undefined> {
  if (typeof ssn !== 'string' || scope.may(REVEAL) || (await countIdentityUse(db, scope.userId, 'entered', now))) return undefined;
  return refuse('contacts.identityLimit', 'You entered many Social Security numbers within an hour. Please try again later.');
}

/** The same for reports: the answer whether a report is the client's tells whether its number is theirs. */
export async function admitCompared(db: StaffDb, scope: StaffScope, now: Date): Promise<Refusal | undefined> {
  if (scope.may(REVEAL) || (await countIdentityUse(db, scope.userId, 'compared', now))) return undefined;
  return refuse('contacts.identityLimit', 'You uploaded many reports within an hour. Please try again later.');
}
