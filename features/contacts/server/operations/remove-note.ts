import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { changeRecord } from '../contact-record.ts';
import { describeNote, notesOf, refuseNoteOfAnother } from '../note-view.ts';
import { updateNote } from '../store/notes.ts';

export const removeNote: Operation<typeof contactsContract.removeNote> = async (call) => {
  const { db, scope, input, now, services } = call;
  const removed = await changeRecord(call, notesOf(input.id), {
    id: input.noteId,
    check: (note) => refuseNoteOfAnother(note, scope, 'remove'),
    write: (note) => updateNote(db, services.sealer, note, { removedAt: now }),
    activity: (note, contact) => describeNote(note, contact, 'removed'),
  });
  return isRefusal(removed) ? removed : { removed: true };
};
