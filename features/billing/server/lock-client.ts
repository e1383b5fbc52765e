// The client a note is about, held still; and what a change answers and records.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { lockContacts, type Contact } from '../../contacts/server/public.ts';
import type { BillingNote } from '../contract.ts';
import { describePaymentStatus } from '../rules/payment-status-words.ts';
import type { StoredPaymentStatus } from './store.ts';

/** The client, whom no one else changes before this transaction ends; or why nothing can be noted. */
export async function lockClient(db: StaffDb, contactId: string): Promise<Contact | Refusal> {
  const [contact] = await lockContacts(db, [contactId], 'update');
  if (!contact) return contactNotFound.refuse();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  if (contact.category !== 'client') return refuse('billing.notAClient', 'This contact is not a client, so there is no payment status.');
  return contact;
}

export function viewNote({ recordedAt, ...same }: StoredPaymentStatus): BillingNote {
  return { ...same, recordedAt: recordedAt.toISOString() };
}

/** The activity facts of a note; `what` begins the summary. */
export function aboutNote(
  contactId: string,
  one: StoredPaymentStatus,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'billing-note', id: one.id }, summary: `${what}: ${describePaymentStatus(one)}` };
}

/** The fields of a note as the record keeps them. */
export function fieldsOf(one: StoredPaymentStatus | undefined): Record<string, string | null> | null {
  return one ? { plan: one.plan, standing: one.standing, since: one.since, note: one.note } : null;
}
