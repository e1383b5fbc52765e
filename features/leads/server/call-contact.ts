// What a call does to the contact it was with.
import type { Refusal } from '../../../platform/base/refusal.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { lockContacts, patchContact, type Contact } from '../../contacts/server/public.ts';
import type { LeadCall } from '../contract.ts';
import { isContact, OUTCOME_LABELS, stampsWith, stampsWithout, type CallOutcome } from '../rules/calls.ts';
import { openContact } from './open-lead.ts';
import { listContactTimes, type Call } from './store/calls.ts';

/** The contact of a call, locked until this transaction ends, because the effect of a call depends on the contact's stage. */
export async function holdContact(db: StaffDb, scope: StaffScope, id: string): Promise<Contact | Refusal> {
  await lockContacts(db, [id], 'update');
  return openContact(db, scope, id);
}

/** Applies a call; returns whether it moved a new lead on. A call without an answer is no contact. */
export async function countCall(db: Db, contact: Contact, call: Pick<Call, 'at' | 'outcome'>, now: Date): Promise<boolean> {
  if (!isContact(call.outcome)) return false;
  const movesOn = contact.category === 'lead' && contact.stage === 'new';
  const stamps = stampsWith({ first: contact.firstContactedAt, last: contact.lastContactedAt }, call.at);
  await patchContact(
    db,
    contact.id,
    { firstContactedAt: stamps.first, lastContactedAt: stamps.last, ...(movesOn && { stage: 'contacted' }) },
    { at: now },
  );
  return movesOn;
}

/** Undoes the effect of a removed call. */
export async function discountCall(db: Db, contact: Contact, call: Call, now: Date): Promise<void> {
  if (!isContact(call.outcome)) return;
  const others = await listContactTimes(db, contact.id);
  const goesBack = call.movedOn && contact.category === 'lead' && contact.stage === 'contacted' && others.length === 0;
  const stamps = stampsWithout({ first: contact.firstContactedAt, last: contact.lastContactedAt }, call.at, others);
  // A lead that was moved on by hand since has been contacted, with or without a call.
  const declared = goesBack || contact.stage === 'new' ? null : contact.stageSince;
  await patchContact(
    db,
    contact.id,
    { firstContactedAt: stamps.first ?? declared, lastContactedAt: stamps.last ?? declared, ...(goesBack && { stage: 'new' }) },
    { at: now },
  );
}

/** 'Outgoing call: left a voicemail' */
export function describeCall({ direction, outcome }: { readonly direction: string; readonly outcome: CallOutcome }): string {
  return `${direction === 'incoming' ? 'Incoming' : 'Outgoing'} call: ${OUTCOME_LABELS[outcome].toLowerCase()}`;
}

export function viewCall({ id, at, direction, outcome, note, byName }: Call): LeadCall {
  return { id, at: at.toISOString(), direction, outcome, note, byName };
}
