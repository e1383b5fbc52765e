import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { NO_NOTE, viewNote } from '../note-view.ts';
import { takeOpenContact } from '../open-contact.ts';
import { findNote, updateNote } from '../store/notes.ts';

const NOTE_CHANGED = refuse(
  'contacts.changedMeanwhile',
  'Somebody changed this note since you opened it. Your words are kept; compare and save again.',
);

export const changeNote: Operation<typeof contactsContract.changeNote> = async ({
  db,
  scope,
  input: { id, noteId, version, body, pinned },
  now,
  record,
}) => {
  const contact = await takeOpenContact({ db, scope }, id);
  if (isRefusal(contact)) return contact;
  const before = await findNote(db, id, noteId);
  if (!before || before.removedAt !== null) return NO_NOTE;
  if (before.version !== version) return NOTE_CHANGED;
  const reworded = body !== before.body;
  if (reworded && before.createdBy !== scope.userId)
    return refuse('contacts.noteOfAnother', `These are the words of ${before.createdByName}. Write a note of your own beside them.`);
  const editedAt = reworded ? now : before.editedAt;
  if (!(await updateNote(db, noteId, version, { body, pinned, editedAt }))) return NOTE_CHANGED;
  record({
    contactId: id,
    subject: { type: 'contact-note', id: noteId },
    summary: `Note about ${contact.name} ${reworded || pinned === before.pinned ? 'changed' : pinned ? 'pinned' : 'unpinned'}`,
    ...(pinned !== before.pinned && { before: { pinned: before.pinned }, after: { pinned } }),
  });
  return viewNote({ ...before, version: version + 1, body, pinned, editedAt }, scope);
};
