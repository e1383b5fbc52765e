import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { contactNotFound } from '../../rules/contact-refusals.ts';
import { admitShown } from '../identity-use.ts';
import { findContact } from '../store.ts';
import { openIdentity } from '../store/identity.ts';

export const revealIdentity: Operation<typeof contactsContract.revealIdentity> = async ({
  db,
  scope,
  input,
  now,
  services,
  record,
  shows,
}) => {
  const contact = await findContact(db, scope, input.id);
  if (!contact) return contactNotFound.refuse();
  const tooMany = await admitShown(db, scope, now);
  if (tooMany) return tooMany;
  shows(contact.id);
  record({
    contactId: contact.id,
    subject: { type: 'contact', id: contact.id },
    summary: `SSN and date of birth of ${contact.name} shown`,
  });
  return openIdentity(db, services.sealer, contact.id);
};
