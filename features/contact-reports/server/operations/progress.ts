import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { contactReportsContract } from '../../contract.ts';
import { readProgress, refusePart } from '../read-parts.ts';

export const progress: Operation<typeof contactReportsContract.progress> = async ({ db, scope, input, services, shows }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  return refusePart(scope, 'progress') ?? readProgress({ db, sealer: services.sealer }, scope, contact.id);
};
