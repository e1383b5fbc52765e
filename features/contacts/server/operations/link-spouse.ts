import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { viewContact } from '../contact-view.ts';
import { ARCHIVED, CHANGED_MEANWHILE, NOT_FOUND } from '../open-contact.ts';
import { findContact, lockContacts, patchContact, type Contact } from '../store.ts';

export const linkSpouse: Operation<typeof contactsContract.linkSpouse> = async ({
  db,
  scope,
  input: { id, version, spouseId },
  now,
  services,
  record,
}) => {
  const asRead = await findContact(db, scope, id);
  const otherId = spouseId ?? asRead?.spouseId ?? null;
  // Both at once and in one order: while they are held, neither can be linked to a third.
  const held = await lockContacts(db, otherId === null ? [id] : [id, otherId], 'update');
  const contact = held.find((one) => one.id === id);
  if (!contact) return NOT_FOUND;
  if (contact.archivedAt !== null) return ARCHIVED;
  if (contact.version !== version) return CHANGED_MEANWHILE;
  const other = held.find((one) => one.id === otherId);
  const refusal = spouseId === null ? (other ? undefined : misfit('There is no link to end.')) : refuseLink(contact, other);
  if (refusal) return refusal;
  if (!other) throw new Error('A link was allowed to somebody who is not there.');

  await patchContact(db, id, { spouseId }, { at: now });
  await patchContact(db, other.id, { spouseId: spouseId === null ? null : id }, { at: now });
  record({
    contactId: id,
    alsoAbout: [other.id],
    subject: { type: 'contact', id },
    ...(spouseId === null
      ? { summary: `${contact.name} and ${other.name} are no longer linked as spouses`, before: { spouse: other.name } }
      : { summary: `${contact.name} and ${other.name} linked as spouses`, after: { spouse: other.name } }),
  });
  return viewContact({ ...contact, version: version + 1, spouseId, updatedAt: now }, { db, scope, services });
};

/** Why these two cannot be linked, if they cannot. */
function refuseLink(contact: Contact, other: Contact | undefined): Refusal | undefined {
  if (!other) return misfit('There is no such contact.');
  if (other.id === contact.id) return misfit('Nobody can be their own spouse.');
  if (other.archivedAt !== null) return misfit(`${other.name} is archived. Restore the contact first.`);
  if (contact.spouseId === other.id) return misfit('They are linked already.');
  const taken = [contact, other].find((one) => one.spouseId !== null);
  return taken && refuse('contacts.spouseTaken', `${taken.name} is linked to somebody else. End that link first.`);
}

function misfit(sentence: string): Refusal {
  return refuse('contacts.fieldInvalid', sentence, { fields: { spouseId: sentence } });
}
