import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Note } from '../contract.ts';
import type { RecordKind } from './contact-record.ts';
import { findNote, type StoredNote } from './store/notes.ts';

/** A note as this colleague gets it. */
export function viewNote(
  { createdAt, createdBy, createdByName, editedAt, contactId: _contact, removedAt: _removedAt, ...note }: StoredNote,
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

/** The notes of one contact. */
export const notesOf = (contactId: string): RecordKind<StoredNote, Note> => ({
  find: (db, id, sealer) => findNote(db, sealer, contactId, id),
  isRemoved: ({ removedAt }) => removedAt !== null,
  notFound: () => refuse('contacts.notFound', 'There is no such note.'),
  view: (note, _contact, { scope }) => viewNote(note, scope),
});

/** Who wrote a note may remove and restore it, and so may who may archive the whole contact. */
export function refuseNoteOfAnother(note: StoredNote, scope: StaffScope, what: 'remove' | 'restore'): Refusal | undefined {
  if (note.createdBy === scope.userId || scope.may('contacts:archive')) return undefined;
  return refuse('contacts.noteOfAnother', `Only ${note.createdByName} or someone who may archive contacts can ${what} this note.`);
}

/** What the activity says of a note. */
export function describeNote(
  { id, contactId }: Pick<StoredNote, 'id' | 'contactId'>,
  { name }: { readonly name: string },
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'contact-note', id }, summary: `Note about ${name} ${what}` };
}
