import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { contactNotFound } from '../../rules/contact-refusals.ts';
import { viewContact } from '../contact-view.ts';
import { findContact } from '../store.ts';

export const get: Operation<typeof contactsContract.get> = async ({ db, scope, input, services, shows }) => {
  const contact = await findContact(db, scope, input.id);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  return viewContact(contact, { db, scope, services });
};
