// The mailing, the way, the delivery and the return of a letter as a mail service reports them. Each answers the entry for the activity of the caller.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { lockContact } from '../../contacts/server/public.ts';
import { METHOD_WORDS, type MailingMethod } from '../../disputes/rules/mailing.ts';
import { proposeOutcomes } from '../../disputes/server/public.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { changeKeptMailing, findKeptMailing, keepMailing, moveKeptMailing, undoKeptMailing } from './keep-mailing.ts';
import { keepReturn } from './keep-return.ts';
import { findLetterById, type Letter } from './store.ts';
import { forgetPrintedByService, setLeaving, setPrintedByService } from './store/leaving.ts';
import { wasReturnedSince } from './store/letter-returns.ts';
import type { KeptMailing } from './store/written-mailings.ts';

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

/** What the service says about a letter it has had since `since`. */
interface SaidByService {
  readonly letterId: string;
  readonly since: Date;
}

/** Keeps the day of delivery, unless someone recorded another one. */
export async function recordDeliveredByService(
  change: ServiceChange,
  said: SaidByService & { readonly receivedOn: CivilDate },
): Promise<ActivityFacts | Refusal> {
  const { db, now, zone, enqueue } = change;
  const { receivedOn } = said;
  const mailed = await holdMailed(change, said);
  if (isRefusal(mailed)) return mailed;
  const { letter, known } = mailed;
  if (known.receivedOn !== null) return refuse('letters.deliveryKnown', 'The day of delivery is recorded already.');
  const done = await changeKeptMailing(db, letter, known.version, { receivedOn, receivedHow: 'tracking' }, { now, zone });
  if (isRefusal(done)) return done;
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  return {
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Letter to ${letterTo(letter)} received on ${formatCivilDate(receivedOn)} (tracking)`,
    before: { receivedOn: null, receivedHow: null },
    after: { receivedOn, receivedHow: 'tracking' },
  };
}

const RETURN_NOTE = 'Returned to sender, as the mail service says';

/** Keeps that the letter came back. Refuses it ('letters.returnKnown') where someone recorded that since the service has it, or undid it. */
export async function recordReturnedByService(
  change: ServiceChange,
  said: SaidByService & { readonly returnedOn: CivilDate },
): Promise<ActivityFacts | Refusal> {
  const mailed = await holdMailed(change, said);
  if (isRefusal(mailed)) return mailed;
  const { letter, known } = mailed;
  const done = await keepReturn(change, letter, { version: known.version, returnedOn: said.returnedOn, note: RETURN_NOTE });
  return isRefusal(done) ? done : done.entry;
}

/**
 * Moves the day of the mailing to the day on which the post had the letter, which may be later than the day on which the service took it: an answer
 * is owed from its receipt, and that is estimated from the mailing. Only of a mailing that the service recorded, and never to an earlier day.
 */
export async function moveMailingByService(
  change: ServiceChange,
  said: SaidByService & { readonly mailedOn: CivilDate },
): Promise<ActivityFacts | Refusal> {
  const { db, now, zone, enqueue, byName } = change;
  const { mailedOn } = said;
  const mailed = await holdMailed(change, said);
  if (isRefusal(mailed)) return mailed;
  const { letter, known } = mailed;
  if (known.recordedByName !== byName) return notOfService();
  const done = await moveKeptMailing(db, letter, known.version, mailedOn, { now, zone });
  if (isRefusal(done)) return done;
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  const [day, former] = [formatCivilDate(mailedOn), formatCivilDate(done.before.mailedOn)];
  return {
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Mailing day of the letter to ${letterTo(letter)} changed from ${former} to ${day}: the post had it first on that day`,
    before: { mailedOn: done.before.mailedOn },
    after: { mailedOn, reason: 'First scan of the post, as the mail service says' },
  };
}

/** The service took the letter and could not print it: it was not mailed, no time runs, and it can be printed here. */
export async function undoMailingByService(change: ServiceChange, said: SaidByService): Promise<ActivityFacts | Refusal> {
  const { db, enqueue, byName } = change;
  const mailed = await holdMailed(change, said);
  if (isRefusal(mailed)) return mailed;
  const { letter, known } = mailed;
  if (known.recordedByName !== byName) return notOfService();
  if (known.receivedOn !== null) return refuse('letters.deliveryKnown', 'The day of delivery is recorded already.');
  const before = await undoKeptMailing(db, letter, known.version);
  if (isRefusal(before)) return before;
  await setLeaving(db, [letter.id], null);
  await forgetPrintedByService(db, letter.id, known.recordedAt);
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  const { mailedOn, receivedOn, moreSentOn } = before;
  return {
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Mailing of the letter to ${letterTo(letter)} undone: the mail service could not print it`,
    before: { mailedOn, receivedOn, moreSentOn },
    after: { mailedOn: null, receivedOn: null, moreSentOn: null, reason: 'The mail service could not print it' },
  };
}

/** The letter with its contact locked, and its recorded mailing, unless that is another one than the service did. */
async function holdMailed(
  { db }: ServiceChange,
  { letterId, since }: SaidByService,
): Promise<{ readonly letter: Letter; readonly known: KeptMailing } | Refusal> {
  const letter = await findLetterById(db, letterId);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  await lockContact(db, letter.contactId);
  if (await wasReturnedSince(db, letterId, since))
    return refuse('letters.returnKnown', 'It is recorded already that this letter came back.');
  const known = await findKeptMailing(db, letter);
  return known ? { letter, known } : refuse('disputes.notMailed', 'No mailing of this letter is recorded.');
}

const notOfService = (): Refusal => refuse('letters.mailedByHand', 'Someone recorded the mailing of this letter by hand.');
