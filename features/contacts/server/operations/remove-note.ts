import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { mayRemoveNote, NO_NOTE } from '../note-view.ts';
import { takeOpenContact } from '../open-contact.ts';
import { findNote, setNoteRemoved } from '../store/notes.ts';

export const removeNote: Operation<typeof contactsContract.removeNote> = async ({ db, scope, input: { id, noteId }, now, record }) => {
  const contact = await takeOpenContact({ db, scope }, id);
  if (isRefusal(contact)) return contact;
  const note = await findNote(db, id, noteId);
  if (!note || note.removedAt !== null) return NO_NOTE;
  if (!mayRemoveNote(note, scope))
    return refuse('contacts.noteOfAnother', `Only ${note.createdByName} or somebody who may archive contacts can remove this note.`);
  if (!(await setNoteRemoved(db, noteId, now))) return NO_NOTE;
  record({ contactId: id, subject: { type: 'contact-note', id: noteId }, summary: `Note about ${contact.name} removed` });
  return { removed: true as const };
};
