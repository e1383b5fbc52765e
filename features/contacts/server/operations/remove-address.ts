import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { lockActiveContact } from '../lock-contact.ts';
import { removeAddress as takeAddressAway } from '../store/addresses.ts';

export const removeAddress: Operation<typeof contactsContract.removeAddress> = async ({
  db,
  scope,
  input: { id, addressId },
  now,
  record,
}) => {
  const contact = await lockActiveContact({ db, scope }, id);
  if (isRefusal(contact)) return contact;
  const removed = await takeAddressAway(db, id, addressId, now);
  if (!removed) return refuse('contacts.notFound', 'There is no such address.');
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `Previous address of ${contact.name} in ${removed.city}, ${removed.state} removed`,
  });
  return { removed: true as const };
};
