import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { contactNotFound } from '../../rules/contact-refusals.ts';
import { findContact } from '../store.ts';
import { openIdentity } from '../store/identity.ts';

export const revealIdentity: Operation<typeof contactsContract.revealIdentity> = async ({ db, scope, input, services, record }) => {
  const contact = await findContact(db, scope, input.id);
  if (!contact) return contactNotFound.refuse();
  record({
    contactId: contact.id,
    subject: { type: 'contact', id: contact.id },
    summary: `SSN and date of birth of ${contact.name} shown`,
  });
  return openIdentity(db, services.sealer, contact.id);
};
