// The contact a change is about, as it must be for the change to be made.
import type { Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactArchived, contactNotFound } from '../rules/contact-refusals.ts';
import { findContact, lockContacts } from './store.ts';
import type { Contact } from './store/contact-row.ts';

interface Call {
  readonly db: StaffDb;
  readonly scope: StaffScope;
}

/** The contact, for adding to it; it cannot be archived before the transaction ends. */
export async function lockActiveContact({ db }: Call, id: string): Promise<Contact | Refusal> {
  const [contact] = await lockContacts(db, [id], 'share');
  if (!contact) return contactNotFound.refuse();
  return contact.archivedAt === null ? contact : contactArchived.refuse();
}

/** The contact as someone read it at `version`, for changing it. The write itself has to ask for the version again. */
export async function findContactAtVersion(
  { db, scope }: Call,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Contact | Refusal> {
  const contact = await findContact(db, scope, id);
  if (!contact) return contactNotFound.refuse();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  return contact.version === version ? contact : changedMeanwhile.refuse();
}
