import type { Operation } from '../../../../platform/server/feature.ts';
import { changeRecord } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { describeItemNote, itemNotesOf } from '../item-note-view.ts';
import { updateItemNote } from '../store/item-notes.ts';

export const removeItemNote: Operation<typeof disputesContract.removeItemNote> = (call) => {
  const { db, input, now, services } = call;
  return changeRecord(call, itemNotesOf(input.contactId), {
    id: input.id,
    version: input.version,
    write: (note) => updateItemNote(db, services.sealer, note, { removedAt: now }),
    activity: (note) => describeItemNote(note, 'removed'),
  });
};
