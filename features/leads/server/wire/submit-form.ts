// Turns an answer of a web form into a new lead, or an entry of a known contact.
import { z } from 'zod';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Change, AppContext } from '../../../../platform/server/feature.ts';
import { contactFields } from '../../../contacts/rules/contact-schema.ts';
import {
  findByEmailOrPhone,
  findContactById,
  findEffectiveConsents,
  insertConsents,
  insertContact,
  patchContact,
  type Contact,
} from '../../../contacts/server/public.ts';
import type { FormAnswer } from '../../rules/form-answer.ts';
import type { FormLanguage } from '../../rules/form-words.ts';
import { channelsConfirmed, channelsGiven, isPutAway, meetKnown, type ConsentChannel } from '../../rules/same-person.ts';
import { findOpenForm, holdVisitor, insertEntry, type StoredForm } from '../store/forms.ts';

const VISITOR = { kind: 'public', userId: null, name: 'Visitor' } as const;
/** The matching contact changed between reading and writing. */
const RACED = refuse('leads.raced', 'Someone with these details was just added.');
const TRIES = 3;

export interface Submission {
  readonly key: string;
  readonly answer: FormAnswer;
  readonly ticket: string;
  readonly language: FormLanguage;
}

/** Records a submission in one change. Refused when the form was closed since then, or the ticket was used before. */
export async function submitForm(context: AppContext, submission: Submission): Promise<true | Refusal> {
  let result: true | Refusal = RACED;
  for (let i = 0; i < TRIES && isRefusal(result) && result.code === RACED.code; i += 1) {
    // The kind of a change is fixed before it begins, so the contact is looked up before and checked again inside.
    const isKnown = (await findByEmailOrPhone(context.db, submission.answer)).length > 0;
    result = await context.change(VISITOR, isKnown ? 'leads.formSubmittedAgain' : 'leads.formSubmitted', async (change) => {
      // Held, so that two answers of one person do not make two leads.
      await holdVisitor(change.db, submission.answer);
      const form = await findOpenForm(change.db, submission.key, { hold: true });
      if (!form) return refuse('leads.formClosed', 'This form is closed.');
      const known = await holdKnown(change.db, submission.answer);
      if (isRefusal(known)) return known;
      if ((known !== undefined) !== isKnown) return RACED;
      const contactId = known ? await meet(change, form, submission, known) : await welcome(change, form, submission);
      const { message, bestTime, referredBy, campaign, consent } = submission.answer;
      const id = newId(change.now);
      const isFirst = await insertEntry(change.db, {
        id,
        formId: form.id,
        contactId,
        message,
        bestTime,
        referredBy,
        campaign,
        at: change.now,
        ticked: consent ? form.consentWording : null,
        metKnown: isKnown,
        ticket: submission.ticket,
      });
      if (!isFirst) return refuse('leads.ticketUsed', 'This answer was already received.');
      if (consent) await recordConsents(change, form, contactId, await channelsOf(change, known, submission.answer));
      return true;
    });
  }
  return result;
}

/** The contact the answer is about, locked until the change ends; undefined for a new person. */
async function holdKnown(db: Db, answer: FormAnswer): Promise<Contact | undefined | Refusal> {
  const [likeliest] = await findByEmailOrPhone(db, answer);
  if (!likeliest) return undefined;
  const known = await findContactById(db, likeliest.id, { hold: true });
  // A merge, archive or change while this waited may have made another contact the best match.
  const [still] = await findByEmailOrPhone(db, answer);
  return known && still?.id === known.id ? known : RACED;
}

async function welcome({ db, services, now, record }: Change, form: StoredForm, { answer, language }: Submission): Promise<string> {
  const id = newId(now);
  const fields = z.object(contactFields).parse({
    firstName: answer.firstName ?? '',
    lastName: answer.lastName ?? '',
    email: answer.email,
    phone: answer.phone,
    zip: answer.zip,
    category: 'lead',
    urgency: form.urgency,
    source: form.source,
    language,
  });
  await insertContact(db, services.sealer, { id, fields, identity: {}, createdBy: null, at: now });
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${nameOf(answer)} came through the form “${form.name}”`,
    after: { source: form.source, urgency: form.urgency, ...(answer.campaign !== null && { campaign: answer.campaign }) },
  });
  return id;
}

async function meet({ db, now, record }: Change, form: StoredForm, { answer }: Submission, known: Contact): Promise<string> {
  const { fill, reopen } = meetKnown(known, answer, form);
  const changed = Object.keys(fill) as (keyof typeof fill)[];
  // A returning lead needs a new answer, by anyone on the staff.
  const again = reopen && { stage: 'new' as const, lostReason: null, ownerId: null, firstContactedAt: null };
  if (changed.length > 0 || again)
    await patchContact(db, known.id, { ...fill, ...(fill.email !== undefined && { emailClaimed: true }), ...again }, { at: now });
  record({
    contactId: known.id,
    subject: { type: 'contact', id: known.id },
    summary: `${known.name} sent the form “${form.name}” again${reopen ? ' and is a new lead again' : remainsOf(known)}`,
    before: {
      ...Object.fromEntries(changed.map((key) => [key, known[key]])),
      ...(reopen && { stage: known.stage, lostReason: known.lostReason, ownerId: known.ownerId }),
    },
    after: { ...fill, ...(reopen && { stage: 'new', lostReason: null, ownerId: null }) },
  });
  return known.id;
}

/** What staff read when an archived contact sends a form: that nothing changed. */
function remainsOf(known: Contact): string {
  if (!isPutAway(known)) return '';
  return known.archivedAt === null ? ` and stays lost: ${known.lostReason ?? ''}` : ' and stays archived';
}

/** A form does not prove whose the address is, so it gives no channel back that was withdrawn, be it in a record that is gone. */
async function channelsOf({ db, services }: Change, known: Contact | undefined, answer: FormAnswer): Promise<readonly ConsentChannel[]> {
  const { email, phone } = answer;
  const said = await findEffectiveConsents(db, services.sealer, known ?? { email, phone, phoneHome: null, phoneWork: null });
  const withdrawn = said.filter(({ given }) => !given).map(({ channel }) => channel);
  return known ? channelsConfirmed(known, answer, withdrawn) : channelsGiven(answer).filter((channel) => !withdrawn.includes(channel));
}

async function recordConsents(
  { db, now }: Change,
  form: StoredForm,
  contactId: string,
  channels: readonly ConsentChannel[],
): Promise<void> {
  await insertConsents(
    db,
    channels.map((channel) => ({
      id: newId(now),
      contactId,
      channel,
      given: true,
      at: now,
      source: `form “${form.name}”`,
      wording: form.consentWording,
      recordedBy: VISITOR.name,
      recorderId: null,
    })),
  );
}

function nameOf({ firstName, lastName }: FormAnswer): string {
  return [firstName, lastName].filter((part) => part !== null).join(' ');
}
