import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { contactArchived, contactNotFound } from '../../rules/contact-refusals.ts';
import { viewContact } from '../contact-view.ts';
import { findContact, lockContacts } from '../store.ts';
import type { Contact } from '../store/contact-row.ts';
import { patchContact } from '../store/patch.ts';

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
  if (!contact) return contactNotFound.refuse();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  if (contact.version !== version) return changedMeanwhile.refuse();
  const other = held.find((one) => one.id === otherId);
  const refusal = spouseId === null ? (other ? undefined : misfit('There is no link to end.')) : refuseLink(contact, other);
  if (refusal) return refusal;
  if (!other) throw new Error('A link was allowed to a contact that does not exist.');

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
  if (other.id === contact.id) return misfit('A contact cannot be its own spouse.');
  if (other.archivedAt !== null) return misfit(`${other.name} is archived. Restore the contact first.`);
  if (contact.spouseId === other.id) return misfit('They are already linked.');
  const taken = [contact, other].find((one) => one.spouseId !== null);
  return taken && refuse('contacts.spouseTaken', `${taken.name} is linked to someone else. End that link first.`);
}

function misfit(sentence: string): Refusal {
  return refuse('contacts.fieldInvalid', sentence, { fields: { spouseId: sentence } });
}
