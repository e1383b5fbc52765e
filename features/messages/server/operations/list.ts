import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { messagesContract } from '../../contract.ts';
import { pageOfThreads } from '../pages.ts';

export const list: Operation<typeof messagesContract.list> = async ({ db, scope, input, services, shows }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const page = await pageOfThreads(db, services.sealer, { contactId: contact.id, side: 'office' }, input);
  if (!isRefusal(page)) shows(contact.id);
  return page;
};
