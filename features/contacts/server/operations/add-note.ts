import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { viewNote } from '../note-view.ts';
import { takeOpenContact } from '../open-contact.ts';
import { insertNote } from '../store/notes.ts';

export const addNote: Operation<typeof contactsContract.addNote> = async ({
  db,
  scope,
  input: { id: contactId, body, pinned },
  now,
  record,
}) => {
  const contact = await takeOpenContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const note = { id: newId(now), contactId, body, pinned, createdAt: now, createdBy: scope.userId, createdByName: scope.name };
  await insertNote(db, note);
  record({ contactId, subject: { type: 'contact-note', id: note.id }, summary: `Note about ${contact.name} written` });
  return viewNote(
    {
      id: note.id,
      version: 1,
      body,
      pinned,
      createdAt: now,
      createdBy: scope.userId,
      createdByName: scope.name,
      editedAt: null,
      removedAt: null,
    },
    scope,
  );
};
