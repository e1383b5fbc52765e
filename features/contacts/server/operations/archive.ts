import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { viewContact } from '../contact-view.ts';
import { findContactAtVersion } from '../lock-contact.ts';
import { patchContact } from '../store/patch.ts';

export const archive: Operation<typeof contactsContract.archive> = async ({ db, scope, input: { id, version }, now, services, record }) => {
  const contact = await findContactAtVersion({ db, scope }, { id, version });
  if (isRefusal(contact)) return contact;
  if (!(await patchContact(db, id, { archivedAt: now }, { version, at: now }))) return changedMeanwhile.refuse();
  record({ contactId: id, subject: { type: 'contact', id }, summary: `${contact.name} archived` });
  return viewContact({ ...contact, version: version + 1, archivedAt: now, updatedAt: now }, { db, scope, services });
};
