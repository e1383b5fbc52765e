import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { lockActiveContact } from '../lock-contact.ts';
import { removeOtherName as removeStored } from '../store/other-names.ts';

export const removeOtherName: Operation<typeof contactsContract.removeOtherName> = async ({
  db,
  scope,
  input: { id, nameId },
  now,
  record,
}) => {
  const contact = await lockActiveContact({ db, scope }, id);
  if (isRefusal(contact)) return contact;
  if (!(await removeStored(db, id, nameId, now))) return refuse('contacts.notFound', 'There is no such name.');
  record({ contactId: id, subject: { type: 'contact', id }, summary: `Other name of ${contact.name} removed` });
  return { removed: true as const };
};
