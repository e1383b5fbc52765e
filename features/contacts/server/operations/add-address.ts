import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { lockActiveContact } from '../lock-contact.ts';
import { insertAddress } from '../store/addresses.ts';

export const addAddress: Operation<typeof contactsContract.addAddress> = async ({
  db,
  scope,
  input: { id: contactId, ...address },
  now,
  record,
}) => {
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const id = newId(now);
  await insertAddress(db, { ...address, id, contactId }, now);
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Previous address of ${contact.name} in ${address.city}, ${address.state} added`,
    after: address,
  });
  return { id, ...address };
};
