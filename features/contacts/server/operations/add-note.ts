import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { describeNote, viewNote } from '../note-view.ts';
import { lockActiveContact } from '../lock-contact.ts';
import { insertNote } from '../store/notes.ts';

export const addNote: Operation<typeof contactsContract.addNote> = async ({
  db,
  scope,
  input: { id: contactId, body, pinned },
  now,
  services,
  record,
}) => {
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const note = { id: newId(now), contactId, body, pinned, createdAt: now, createdBy: scope.userId, createdByName: scope.name };
  await insertNote(db, services.sealer, note);
  record(describeNote(note, contact, 'written'));
  return viewNote({ ...note, version: 1, editedAt: null, removedAt: null }, scope);
};
