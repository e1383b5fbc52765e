import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { viewNote } from '../note-view.ts';
import { NOT_FOUND } from '../open-contact.ts';
import { findContact } from '../store.ts';
import { listNotes as findNotes, type NotePlace } from '../store/notes.ts';

export const listNotes: Operation<typeof contactsContract.listNotes> = async ({ db, scope, input: { id, after: marker, limit } }) => {
  const after = marker === undefined ? undefined : readMarker(marker);
  if (after === null) return refuse('contacts.cursorUnknown', 'This page marker does not belong to this list.');
  if (!(await findContact(db, scope, id))) return NOT_FOUND;
  const notes = await findNotes(db, id, { after, limit: limit + 1 });
  const rows = notes.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map((note) => viewNote(note, scope)),
    next: notes.length > limit && last ? `${last.pinned ? 'pinned' : 'other'}.${last.id}` : null,
  };
};

function readMarker(marker: string): NotePlace | null {
  const [, kind, id] = /^(pinned|other)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(marker) ?? [];
  return id === undefined ? null : { pinned: kind === 'pinned', id };
}
