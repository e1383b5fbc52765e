import { refuse } from '../../../platform/base/refusal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Note } from '../contract.ts';
import type { StoredNote } from './store/notes.ts';

export const NO_NOTE = refuse('contacts.notFound', 'There is no such note.');

/** A note as this colleague gets it. */
export function viewNote(
  { createdAt, createdBy, createdByName, editedAt, removedAt: _removedAt, ...note }: StoredNote,
  scope: StaffScope,
): Note {
  return {
    ...note,
    createdAt: createdAt.toISOString(),
    createdBy: createdByName,
    editedAt: editedAt?.toISOString() ?? null,
    own: createdBy === scope.userId,
  };
}

/** Who wrote a note may take it away and bring it back, and so may who may archive the whole contact. */
export function mayRemoveNote(note: StoredNote, scope: StaffScope): boolean {
  return note.createdBy === scope.userId || scope.may('contacts:archive');
}
