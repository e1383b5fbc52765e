import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { MOST_OTHER_NAMES } from '../../rules/contact-person.ts';
import { lockActiveContact } from '../lock-contact.ts';
import { insertOtherName, listOtherNames } from '../store/other-names.ts';

export const addOtherName: Operation<typeof contactsContract.addOtherName> = async ({
  db,
  scope,
  input: { id: contactId, name },
  now,
  record,
}) => {
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const known = await listOtherNames(db, contactId);
  if (known.length >= MOST_OTHER_NAMES) return refuse('contacts.tooManyNames', `At most ${MOST_OTHER_NAMES} other names.`);
  if (known.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return refuse('contacts.otherNameTwice', 'This name is on record already.');
  const added = { id: newId(now), name };
  await insertOtherName(db, { ...added, contactId }, now);
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Other name of ${contact.name} added: ${name}`,
    after: { name },
  });
  return added;
};
