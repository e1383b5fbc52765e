// The client a note is about, held still; and what a change answers and records.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { lockContacts, type Contact } from '../../contacts/server/public.ts';
import type { BillingNote } from '../contract.ts';
import { describeStanding } from '../rules/standing-words.ts';
import type { StoredStanding } from './store.ts';

/** The client, whom nobody else changes before this transaction ends; or why nothing can be noted. */
export async function openClient(db: StaffDb, contactId: string): Promise<Contact | Refusal> {
  const [contact] = await lockContacts(db, [contactId], 'update');
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  if (contact.archivedAt !== null) return refuse('contacts.archived', 'This contact is archived. Restore it first.');
  if (contact.category !== 'client') return refuse('billing.notAClient', 'This contact is not a client, so there are no payments to note.');
  return contact;
}

export function viewNote({ recordedAt, ...same }: StoredStanding): BillingNote {
  return { ...same, recordedAt: recordedAt.toISOString() };
}

/** What the record says of a note; `what` stands before it. */
export function aboutNote(contactId: string, one: StoredStanding, what: string): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'billing-note', id: one.id }, summary: `${what}: ${describeStanding(one)}` };
}

/** The fields of a note as the record keeps them. */
export function fieldsOf(one: StoredStanding | undefined): Record<string, string | null> | null {
  return one ? { plan: one.plan, standing: one.standing, since: one.since, note: one.note } : null;
}
