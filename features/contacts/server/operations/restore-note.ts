import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { changeRecord } from '../contact-record.ts';
import { describeNote, notesOf, refuseNoteOfAnother } from '../note-view.ts';
import { updateNote } from '../store/notes.ts';

export const restoreNote: Operation<typeof contactsContract.restoreNote> = (call) => {
  const { db, scope, input, services } = call;
  return changeRecord(call, notesOf(input.id), {
    id: input.noteId,
    restores: true,
    check: (note) => refuseNoteOfAnother(note, scope, 'restore'),
    write: (note) => updateNote(db, services.sealer, note, { removedAt: null }),
    activity: (note, contact) => describeNote(note, contact, 'restored'),
  });
};
