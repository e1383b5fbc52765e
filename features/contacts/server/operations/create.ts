import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { checkDateOfBirth } from '../../rules/contact-fields.ts';
import { viewContact } from '../contact-view.ts';
import { findContact, insertContact } from '../store.ts';

export const create: Operation<typeof contactsContract.create> = async ({ db, scope, input, now, services, record }) => {
  const { ssn, dateOfBirth, ...fields } = input;
  const problem = dateOfBirth && checkDateOfBirth(dateOfBirth, civilDateAt(now, 'UTC'));
  if (problem) return refuse('contacts.fieldInvalid', problem, { fields: { dateOfBirth: problem } });

  const id = newId(now);
  await insertContact(db, services.sealer, { id, fields, identity: { ssn, dateOfBirth }, createdBy: scope.userId, at: now });
  const contact = await findContact(db, scope, id);
  if (!contact) throw new Error('The contact just added is not there.');
  record({
    contactId: id, subject: { type: 'contact', id }, summary: `${fields.firstName} ${fields.lastName} added`,
    after: { ...fields, ssn: ssn === null ? null : '(sealed)', dateOfBirth: dateOfBirth === null ? null : '(sealed)' },
  });
  return viewContact(contact, scope);
};
