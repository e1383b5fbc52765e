// The mailing and the delivery of a letter as a mail service reports them.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { lockContact } from '../../contacts/server/public.ts';
import { METHOD_WORDS, type MailingMethod } from '../../disputes/rules/mailing.ts';
import { proposeOutcomes } from '../../disputes/server/public.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { changeKeptMailing, keepMailing } from './keep-mailing.ts';
import { findLetterById } from './store.ts';
import { setPrintedByService } from './store/leaving.ts';
import { findMailing } from './store/mailed.ts';

export type ServiceChange = Pick<Change, 'db' | 'now' | 'zone' | 'services' | 'enqueue'> & { readonly byName: string };

/** Keeps that a letter was mailed, and answers the entry for the activity of the caller. The service has it, so no door is asked any more. */
export async function recordMailedByService(
  { db, now, zone, enqueue, byName }: ServiceChange,
  letterId: string,
  {
    mailedOn,
    method,
    trackingNumber,
  }: { readonly mailedOn: CivilDate; readonly method: MailingMethod; readonly trackingNumber: string | null },
): Promise<ActivityFacts | Refusal> {
  const letter = await findLetterById(db, letterId);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  await lockContact(db, letter.contactId);
  const way = { mailedOn, method, trackingNumber, freeAnnualReport: false, receivedOn: null, receivedHow: null, moreSentOn: null };
  const refused = await keepMailing(db, letter, way, { at: now, zone, byName });
  if (refused) return refused;
  await setPrintedByService(db, letterId, now);
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  return {
    contactId: letter.contactId,
    subject: { type: 'contact', id: letter.contactId },
    summary: `Letter to ${letterTo(letter)} mailed on ${formatCivilDate(mailedOn)} (${METHOD_WORDS[method].toLowerCase()}, by the mail service)`,
    after: { letters: [letterId], mailedOn, method, freeAnnualReport: false },
  };
}

/** Keeps the day of delivery, unless someone recorded another one. */
export async function recordDeliveredByService(
  { db, now, zone, enqueue }: ServiceChange,
  letterId: string,
  receivedOn: CivilDate,
): Promise<ActivityFacts | Refusal> {
  const letter = await findLetterById(db, letterId);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  await lockContact(db, letter.contactId);
  const known = await findMailing(db, letterId);
  if (!known) return refuse('disputes.notMailed', 'No mailing of this letter is recorded.');
  if (known.receivedOn !== null) return refuse('letters.deliveryKnown', 'The day of delivery is recorded already.');
  const done = await changeKeptMailing(db, letter, known.version, { receivedOn, receivedHow: 'tracking' }, { now, zone });
  if (isRefusal(done)) return done;
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  return {
    contactId: letter.contactId,
    subject: { type: 'letter', id: letterId },
    summary: `Letter to ${letterTo(letter)} received on ${formatCivilDate(receivedOn)} (tracking)`,
    before: { receivedOn: null, receivedHow: null },
    after: { receivedOn, receivedHow: 'tracking' },
  };
}
