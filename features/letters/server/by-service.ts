// The delivery of a letter as a mail service reports it.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import { lockContact } from '../../contacts/server/public.ts';
import { recordDelivered, type MailingChange } from './record-mailed.ts';
import { findLetterById } from './store.ts';
import { findMailingVersion } from './store/leaving.ts';

/** Keeps the day of delivery, unless one is known, and answers the entry for the activity of the caller. */
export async function recordDeliveredByService(
  change: MailingChange,
  letterId: string,
  receivedOn: CivilDate,
): Promise<ActivityFacts | Refusal> {
  const { db } = change;
  const letter = await findLetterById(db, letterId);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  await lockContact(db, letter.contactId);
  const known = await findMailingVersion(db, letterId);
  if (!known) return refuse('disputes.notMailed', 'No mailing of this letter is recorded.');
  if (known.isReceived) return refuse('letters.deliveryKnown', 'The day of delivery is recorded already.');
  const done = await recordDelivered(change, letter, { version: known.version, receivedOn, receivedHow: 'tracking' });
  return isRefusal(done) ? done : done.entry;
}
