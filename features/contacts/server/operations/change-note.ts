import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { changeRecord } from '../contact-record.ts';
import { describeNote, notesOf } from '../note-view.ts';
import { updateNote } from '../store/notes.ts';

export const changeNote: Operation<typeof contactsContract.changeNote> = (call) => {
  const { db, scope, input, now, services } = call;
  const { body, pinned } = input;
  return changeRecord(call, notesOf(input.id), {
    id: input.noteId,
    version: input.version,
    check: (note) =>
      body === note.body || note.createdBy === scope.userId
        ? undefined
        : refuse('contacts.noteOfAnother', `${note.createdByName} wrote this note. Add a note of your own instead.`),
    write: (note) => updateNote(db, services.sealer, note, { body, pinned, editedAt: body === note.body ? note.editedAt : now }),
    activity: (note, contact) => ({
      ...describeNote(note, contact, body !== note.body || pinned === note.pinned ? 'changed' : pinned ? 'pinned' : 'unpinned'),
      ...(pinned !== note.pinned && { before: { pinned: note.pinned }, after: { pinned } }),
    }),
  });
};
