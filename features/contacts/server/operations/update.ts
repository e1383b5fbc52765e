import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { checkDateOfBirth } from '../../rules/contact-fields.ts';
import { viewContact } from '../contact-view.ts';
import { findContact, updateContact, type ContactFields } from '../store.ts';

export const update: Operation<typeof contactsContract.update> = async ({ db, scope, input, now, services, record }) => {
  const { id, version, ssn, dateOfBirth, ...fields } = input;
  const problem = dateOfBirth && checkDateOfBirth(dateOfBirth, civilDateAt(now, 'UTC'));
  if (problem) return refuse('contacts.fieldInvalid', problem, { fields: { dateOfBirth: problem } });

  const before = await findContact(db, scope, id);
  if (!before) return refuse('contacts.notFound', 'There is no such contact.');
  if (!(await updateContact(db, services.sealer, id, version, fields, { ssn, dateOfBirth }, now))) {
    return refuse('contacts.changedMeanwhile', 'Somebody changed this contact since you opened it. Your input is kept; compare and save again.');
  }
  const contact = await findContact(db, scope, id);
  if (!contact) throw new Error('The contact just changed is not there.');
  const changed = (Object.keys(fields) as (keyof ContactFields)[]).filter((key) => before[key] !== contact[key]);
  record({
    contactId: id, subject: { type: 'contact', id }, summary: `${contact.firstName} ${contact.lastName} changed`,
    before: Object.fromEntries(changed.map((key) => [key, before[key]])),
    after: {
      ...Object.fromEntries(changed.map((key) => [key, contact[key]])),
      ...(ssn !== undefined && { ssn: '(sealed)' }), ...(dateOfBirth !== undefined && { dateOfBirth: '(sealed)' }),
    },
  });
  return viewContact(contact, scope);
};
