// A record of an agreement as screens see it, and what changes of one ask and answer.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { saysWhy } from '../../../platform/base/written-reason.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Contact, RecordKind } from '../../contacts/server/public.ts';
import type { Agreement } from '../contract.ts';
import { lastCancellation, periodOf, currentAgreement } from '../rules/agreement-status.ts';
import { isSignedHere } from '../rules/agreement-words.ts';
import { FOUND_WORDS } from '../../contacts/rules/found.ts';
import { zoneOfContact } from '../../contacts/rules/contact-zone.ts';
import { dayOfClient } from '../rules/cancellation-period.ts';
import { checkSinceCancelled } from '../rules/check-days.ts';
import { findAgreement, lockAgreements, type StoredAgreement } from './store.ts';
import { listRecordedDays } from './store/by-contact.ts';

export const agreementExists = () =>
  refuse('agreements.exists', 'This contact has an agreement in effect. Correct it, or record its cancellation first.');

/** `stateNow` is where the contact lives now. */
export function viewAgreement({ recordedAt, removedAt, state, ...same }: StoredAgreement, stateNow: string | null): Agreement {
  return {
    ...same,
    ...periodOf({ signedOn: same.signedOn, state }, stateNow),
    recordedAt: recordedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  };
}

export const AGREEMENTS: RecordKind<StoredAgreement, Agreement> = {
  find: findAgreement,
  lock: lockAgreements,
  isRemoved: ({ removedAt }) => removedAt !== null,
  notFound: () => refuse('agreements.notFound', 'There is no such agreement, or its record was removed.'),
  view: (agreement, { state }) => viewAgreement(agreement, state),
};

/** What was signed here has its papers and its evidence, so nobody says otherwise by hand. */
export function checkSignedHere({ how }: Pick<StoredAgreement, 'how'>): Refusal | undefined {
  return isSignedHere(how)
    ? refuse('agreements.signedHere', 'This agreement was signed here. It can be canceled, not corrected or removed.')
    : undefined;
}

/** Why a new agreement of this day would not count beside the records of the contact; undefined when it would. */
export async function checkNew(db: Db, { id, state }: Pick<Contact, 'id' | 'state'>, signedOn: CivilDate): Promise<Refusal | undefined> {
  const others = (await listRecordedDays(db, [id])).get(id)?.agreements ?? [];
  return currentAgreement(others, state) ? agreementExists() : checkSinceCancelled(signedOn, lastCancellation(others));
}

/** Why the record needs a reason: with this day of signing work may start at once, so it was signed some time before it is recorded. */
export function checkReason({ state, zip, timeZone }: Contact, signedOn: CivilDate, reason: string | null, now: Date): Refusal | undefined {
  if (reason !== null && saysWhy(reason)) return undefined;
  if (periodOf({ signedOn, state }, state).servicesFrom > dayOfClient(zoneOfContact({ state, zip, timeZone }), now)) return undefined;
  const sentence = 'Please say why it is recorded only now: with this day of signing, work may start at once.';
  return refuse('agreements.reasonMissing', sentence, { fields: { reason: sentence } });
}

/** Why a record cannot have this day of signing; undefined when it can. Other records do not matter here. */
export async function checkMoved(db: Db, { id, contactId }: StoredAgreement, signedOn: CivilDate): Promise<Refusal | undefined> {
  const others = ((await listRecordedDays(db, [contactId])).get(contactId)?.agreements ?? []).filter((other) => other.id !== id);
  return checkSinceCancelled(signedOn, lastCancellation(others));
}

/** What the record of a change says of the sale and the paper. */
export const saleFacts = ({ found, scanName }: Pick<StoredAgreement, 'found' | 'scanName'>) => ({
  howFound: found === null ? null : FOUND_WORDS[found],
  scanName,
});

/** What the record of everything says of a change. */
export function aboutAgreement(
  { id, contactId, signedOn }: Pick<StoredAgreement, 'id' | 'contactId' | 'signedOn'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'agreement', id }, summary: `Agreement of ${formatCivilDate(signedOn)} ${what}` };
}
