// Records that letters went out, of whatever kind: what the page and the mail service both do.
import { civilDateAt, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { findContactById, lockContact } from '../../contacts/server/public.ts';
import { METHOD_WORDS, PROOF_WORDS, type DeliveryProof, type MailingMethod } from '../../disputes/rules/mailing.ts';
import { proposeOutcomes } from '../../disputes/server/public.ts';
import type { LetterMailing } from '../contract.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { refuseUnprintable } from '../rules/print-stops.ts';
import { changeKeptMailing, dayUnfit, keepMailing, viewMailing } from './keep-mailing.ts';
import { refuseMailing } from './letter-doors.ts';
import { noteMailed } from './note-mailed.ts';
import type { Letter } from './store.ts';
import { listPrinted } from './store/mailed.ts';

/** A change, and the name of who records: a person, or the service that mailed. */
export type MailingChange = Pick<Change, 'db' | 'now' | 'zone' | 'services' | 'enqueue'> & { readonly byName: string };

export interface Mailed {
  readonly letters: readonly { readonly id: string; readonly trackingNumber: string | null }[];
  readonly mailedOn: CivilDate;
  readonly method: MailingMethod;
  /** The disputes follow a free annual report, so the bureau has 45 days (15 U.S.C. 1681j(a)(3)). */
  readonly freeAnnualReport: boolean;
}

/** How many were recorded, and the entry for the activity of the caller. */
export interface RecordedMailed {
  readonly recorded: number;
  readonly entry: ActivityFacts;
}

/**
 * Keeps that these letters were mailed. All or none: refuses what the doors refuse (no work, not approved, no longer true), letters that were not
 * printed, and what is recorded already. Locks their contacts.
 */
export async function recordMailed(change: MailingChange, mailed: Mailed): Promise<RecordedMailed | Refusal> {
  const { db, now, zone, services, enqueue, byName } = change;
  const { mailedOn, method, freeAnnualReport } = mailed;
  const tracking = new Map(mailed.letters.map(({ id, trackingNumber }) => [id, trackingNumber]));
  const ids = [...tracking.keys()];
  const asked = await listPrinted(db, ids);
  if (asked.length !== tracking.size) return refuse('letters.notFound', 'One of these letters is not there.');
  const contactIds = [...new Set(asked.map(({ contactId }) => contactId))].toSorted();
  for (const id of contactIds) await lockContact(db, id);
  // Read again: someone may have written one of them again in the meantime.
  const letters = await listPrinted(db, ids);
  const contacts = (await Promise.all(contactIds.map((id) => findContactById(db, id)))).flatMap((one) => one ?? []);
  // A day before it would start the bureau's time too early, and a later letter would call a bureau silent that never was.
  const printedOn = letters.flatMap(({ printedAt }) => (printedAt === null ? [] : [civilDateAt(printedAt, zone)])).toSorted();
  const lastOn = printedOn.length === letters.length ? printedOn.at(-1) : undefined;
  if (lastOn !== undefined && mailedOn < lastOn)
    return dayUnfit(
      'mailedOn',
      `${letters.length === 1 ? 'This letter was' : 'The last of these letters was'} printed on ${formatCivilDate(lastOn)}. Choose that day or a later one.`,
    );
  const stops = await refuseMailing({ db, sealer: services.sealer, now, zone }, letters, { mailedOn, ids });
  const stopped = refuseUnprintable(contacts, stops, 'mailed');
  if (stopped) return stopped;
  if (letters.some(({ state }) => state === 'cancelled')) return refuse('letters.cancelled', 'One of these letters is canceled.');
  if (letters.some(({ printedAt }) => printedAt === null))
    return refuse('letters.notPrinted', 'Some of these letters were not printed yet. Make the PDF to print first.');
  if (letters.some(({ isWhole }) => !isWhole))
    return refuse(
      'letters.itemWithdrawn',
      'An item of one of these letters was withdrawn, so the letter is written again. Print it again and mail that one.',
    );
  if (method === 'certified' && letters.some(({ id }) => (tracking.get(id) ?? null) === null))
    return refuse('letters.noTrackingNumber', 'Enter the tracking number of each certified letter.');
  for (const letter of letters) {
    const way = {
      mailedOn,
      method,
      freeAnnualReport: letter.kind === 'round' && freeAnnualReport,
      trackingNumber: tracking.get(letter.id) ?? null,
      receivedOn: null,
      receivedHow: null,
      moreSentOn: null,
    };
    const refused = await keepMailing(db, letter, way, { at: now, zone, byName });
    if (refused) return refused;
  }
  // Reports pulled after the mailing may say what came of it.
  for (const contactId of new Set(letters.flatMap(({ kind, contactId: id }) => (kind === 'round' ? [id] : []))))
    await enqueue(proposeOutcomes, { contactId });
  const [only, ...others] = contactIds;
  const namesOf = (id: string): string[] => letters.flatMap((one) => (one.contactId === id ? [letterTo(one)] : []));
  // The timeline of each client has its own line.
  if (others.length > 0)
    for (const contactId of contactIds) await enqueue(noteMailed, { contactId, mailedOn, method, bureaus: namesOf(contactId) });
  const how = `${formatCivilDate(mailedOn)} (${METHOD_WORDS[method].toLowerCase()})`;
  const isOne = only !== undefined && others.length === 0;
  return {
    recorded: letters.length,
    entry: {
      contactId: isOne ? only : null,
      subject: isOne ? { type: 'contact', id: only } : { type: 'letter', id: letters[0]?.id ?? '' },
      summary: isOne
        ? `${letters.length === 1 ? 'Letter' : 'Letters'} to ${namesOf(only).join(', ')} mailed on ${how}`
        : `${letters.length} letters of ${contactIds.length} clients mailed on ${how}`,
      after: { letters: letters.map(({ id }) => id), mailedOn, method, freeAnnualReport },
    },
  };
}

/** Keeps the day of delivery, which restarts the clock. The caller has locked the contact of the letter. */
export async function recordDelivered(
  { db, now, zone, enqueue }: MailingChange,
  letter: Letter,
  delivery: { readonly version: number; readonly receivedOn: CivilDate; readonly receivedHow: DeliveryProof },
): Promise<{ readonly mailing: LetterMailing; readonly entry: ActivityFacts } | Refusal> {
  const { receivedOn, receivedHow, version } = delivery;
  const done = await changeKeptMailing(db, letter, version, { receivedOn, receivedHow }, { now, zone });
  if (isRefusal(done)) return done;
  const { before, after } = done;
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  return {
    mailing: viewMailing(letter, after, version + 1),
    entry: {
      contactId: letter.contactId,
      subject: { type: 'letter', id: letter.id },
      summary: `Letter to ${letterTo(letter)} received on ${formatCivilDate(receivedOn)} (${PROOF_WORDS[receivedHow].toLowerCase()})`,
      before: { receivedOn: before.receivedOn, receivedHow: before.receivedHow },
      after: { receivedOn, receivedHow },
    },
  };
}
