// The contact a change is about, as it must be for the change to be made.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findContact, lockContacts, type Contact } from './store.ts';

interface Call {
  readonly db: StaffDb;
  readonly scope: StaffScope;
}

export const NOT_FOUND = refuse('contacts.notFound', 'There is no such contact.');
export const ARCHIVED = refuse('contacts.archived', 'This contact is archived. Restore it to change it.');
export const CHANGED_MEANWHILE = refuse(
  'contacts.changedMeanwhile',
  'Somebody changed this contact since you opened it. Your input is kept; compare and save again.',
);

/** The contact, for adding to it; it cannot be archived before the transaction ends. */
export async function takeOpenContact({ db }: Call, id: string): Promise<Contact | Refusal> {
  const [contact] = await lockContacts(db, [id], 'share');
  if (!contact) return NOT_FOUND;
  return contact.archivedAt === null ? contact : ARCHIVED;
}

/** The contact as somebody read it at `version`, for changing it. The write itself has to ask for the version again. */
export async function takeVersion(
  { db, scope }: Call,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Contact | Refusal> {
  const contact = await findContact(db, scope, id);
  if (!contact) return NOT_FOUND;
  if (contact.archivedAt !== null) return ARCHIVED;
  return contact.version === version ? contact : CHANGED_MEANWHILE;
}
