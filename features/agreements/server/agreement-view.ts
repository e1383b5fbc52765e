// A record of an agreement as screens see it, and what every change of one asks, answers and notes.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { takeOpenContact, type Contact } from '../../contacts/server/public.ts';
import type { Agreement } from '../contract.ts';
import { lastCancellation, periodOf, standingAgreement } from '../rules/agreement-standing.ts';
import { checkSinceCancelled } from '../rules/check-days.ts';
import { findAgreement, lockAgreements, type StoredAgreement } from './store.ts';
import { listRecordedDays } from './store/by-contact.ts';

interface Call {
  readonly db: StaffDb;
  readonly scope: StaffScope;
}

export const agreementNotFound = () => refuse('agreements.notFound', 'There is no such agreement, or its record was taken back.');
export const agreementExists = () =>
  refuse('agreements.exists', 'This contact has an agreement that stands. Correct it, or write down its cancellation first.');
export const changedMeanwhile = () =>
  refuse(
    'agreements.changedMeanwhile',
    'Somebody changed this record since you opened it. What you typed is kept; compare and save again.',
  );

/** `stateNow` is where the contact lives now. */
export function viewAgreement({ recordedAt, removedAt, state, ...same }: StoredAgreement, stateNow: string | null): Agreement {
  return {
    ...same,
    ...periodOf({ signedOn: same.signedOn, state }, stateNow),
    recordedAt: recordedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  };
}

/** The record just written. @throws Error when it is not there */
export async function viewWritten({ db }: Call, id: string, { state }: Contact): Promise<Agreement> {
  const agreement = await findAgreement(db, id);
  if (!agreement) throw new Error('The agreement just written is not there.');
  return viewAgreement(agreement, state);
}

/** The record and its contact, which nobody else changes before the transaction ends; or why it cannot be changed. */
export async function takeAgreement(
  call: Call,
  id: string,
): Promise<{ readonly agreement: StoredAgreement; readonly contact: Contact } | Refusal> {
  const found = await findAgreement(call.db, id);
  if (!found) return agreementNotFound();
  const contact = await takeOpenContact(call, found.contactId);
  if (isRefusal(contact)) return contact;
  await lockAgreements(call.db, contact.id);
  // Read again, because it may have changed, or gone to another record of the person, before it was held.
  const agreement = await findAgreement(call.db, id);
  return agreement?.contactId === contact.id ? { agreement, contact } : agreementNotFound();
}

/** Why a new agreement of this day would not count beside the records of the contact; undefined when it would. */
export async function checkNew(db: Db, { id, state }: Contact, signedOn: CivilDate): Promise<Refusal | undefined> {
  const others = (await listRecordedDays(db, [id])).get(id)?.agreements ?? [];
  return standingAgreement(others, state) ? agreementExists() : checkSinceCancelled(signedOn, lastCancellation(others));
}

/** Why a record cannot be given this day of signing; undefined when it can. Others that stand beside it say nothing of that. */
export async function checkMoved(db: Db, { id, contactId }: StoredAgreement, signedOn: CivilDate): Promise<Refusal | undefined> {
  const others = ((await listRecordedDays(db, [contactId])).get(contactId)?.agreements ?? []).filter((other) => other.id !== id);
  return checkSinceCancelled(signedOn, lastCancellation(others));
}

/** What the record of everything says of a change. */
export function aboutAgreement(
  { id, contactId, signedOn }: Pick<StoredAgreement, 'id' | 'contactId' | 'signedOn'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'agreement', id }, summary: `Agreement of ${formatCivilDate(signedOn)} ${what}` };
}
