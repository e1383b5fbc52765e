import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { describeItemNote, itemNotesOf } from '../item-note-view.ts';
import { updateItemNote } from '../store/item-notes.ts';

export const restoreItemNote: Operation<typeof disputesContract.restoreItemNote> = (call) => {
  const { db, input, services } = call;
  return changeRecord(call, itemNotesOf(input.contactId), {
    id: input.id,
    version: input.version,
    restores: true,
    write: (note) => updateItemNote(db, services.sealer, note, { removedAt: null }),
    activity: (note) => describeItemNote(note, 'restored'),
  });
};
