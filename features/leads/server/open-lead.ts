// Finding the lead a change is about, and saying why it cannot be changed.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactArchived } from '../../contacts/rules/contact-refusals.ts';
import { findContact, type Contact } from '../../contacts/server/public.ts';
import type { LeadCard } from '../contract.ts';
import { isLeadStage, STAGE_LABELS } from '../rules/lead-stages.ts';
import { findCard } from './store.ts';

/** A contact that may be worked with: there, and not put away. */
export async function openContact(db: Db, scope: StaffScope, id: string): Promise<Contact | Refusal> {
  const contact = await findContact(db, scope, id);
  if (!contact) return refuse('leads.notFound', 'There is no such lead.');
  return contact.archivedAt === null ? contact : contactArchived.refuse();
}

/** Such a contact that is a lead. */
export async function openLead(db: Db, scope: StaffScope, id: string): Promise<Contact | Refusal> {
  const contact = await openContact(db, scope, id);
  return 'refused' in contact || contact.category === 'lead' ? contact : refuse('leads.notALead', `${contact.name} is no longer a lead.`);
}

/** What is answered when the lead is not as the person saw it; names the stage it has now. */
export async function refuseChanged(db: Db, scope: StaffScope, id: string): Promise<Refusal> {
  const now = await openLead(db, scope, id);
  if ('refused' in now) return now;
  const stage = isLeadStage(now.stage) ? STAGE_LABELS[now.stage] : '';
  return changedMeanwhile.refuse({ fields: { stage: `The stage of ${now.name} is now ${stage}.` } });
}

/** The card of a lead that was just changed. */
export async function cardOf(db: StaffDb, id: string): Promise<LeadCard> {
  const card = await findCard(db, id);
  if (!card) throw new Error('The lead just changed is not there.');
  return card;
}
