import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { contactReportsContract } from '../../contract.ts';
import { readHistory, refusePart } from '../read-parts.ts';

export const items: Operation<typeof contactReportsContract.items> = async ({ db, scope, input, services, shows }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  return refusePart(scope, 'items') ?? readHistory({ db, sealer: services.sealer }, contact.id);
};
