import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { refuseClaims } from '../../rules/claim-refusal.ts';
import { describeItemNote, itemNotesOf } from '../item-note-view.ts';
import { updateItemNote } from '../store/item-notes.ts';

export const changeItemNote: Operation<typeof disputesContract.changeItemNote> = async (call) => {
  const { db, scope, input, now, services } = call;
  const { body, everyBureau } = input;
  const forbidden = refuseClaims(body, 'note', 'body');
  if (forbidden) return forbidden;
  return changeRecord(call, itemNotesOf(input.contactId), {
    id: input.id,
    version: input.version,
    check: (note) =>
      body === note.body || note.createdBy === scope.userId
        ? undefined
        : refuse('disputes.itemNoteOfAnother', `${note.createdByName} wrote this note. Add a note of your own instead.`),
    write: (note) => updateItemNote(db, services.sealer, note, { body, everyBureau, editedAt: body === note.body ? note.editedAt : now }),
    activity: (note) => ({
      ...describeItemNote({ ...note, everyBureau }, 'changed'),
      ...(everyBureau !== note.everyBureau && { before: { everyBureau: note.everyBureau }, after: { everyBureau } }),
    }),
  });
};
