import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { contactNotFound } from '../../rules/contact-refusals.ts';
import { viewContact } from '../contact-view.ts';
import { findContact } from '../store.ts';
import { isDisposed } from '../store/keeping.ts';
import { patchContact } from '../store/patch.ts';

export const restore: Operation<typeof contactsContract.restore> = async ({ db, scope, input: { id, version }, now, services, record }) => {
  const contact = await findContact(db, scope, id);
  if (!contact) return contactNotFound.refuse();
  if (contact.mergedInto !== null) return refuse('contacts.merged', 'This contact was merged into another. Undo the merge to restore it.');
  if (await isDisposed(db, id))
    return refuse(
      'contacts.disposed',
      'The record of this client was disposed of. Nothing is left that could be restored; add the person again.',
    );
  if (contact.version !== version) return changedMeanwhile.refuse();
  if (contact.archivedAt === null) return refuse('contacts.notArchived', 'This contact is not archived.');
  if (!(await patchContact(db, id, { archivedAt: null }, { version, at: now }))) return changedMeanwhile.refuse();
  record({ contactId: id, subject: { type: 'contact', id }, summary: `${contact.name} restored` });
  return viewContact({ ...contact, version: version + 1, archivedAt: null, updatedAt: now }, { db, scope, services });
};
