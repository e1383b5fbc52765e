// Internal notes about lines as screens see them, and what a change of one leaves in the record.
import { refuse } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { RecordKind } from '../../contacts/server/public.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { ItemNote } from '../rules/history-schema.ts';
import { findItemNote, type StoredItemNote } from './store/item-notes.ts';

export function viewItemNote(note: StoredItemNote, scope: StaffScope): ItemNote {
  const { id, version, bureau, everyBureau, body, createdAt, createdBy, createdByName, editedAt } = note;
  return {
    id,
    version,
    bureau,
    everyBureau,
    body,
    createdAt: createdAt.toISOString(),
    createdBy: createdByName,
    editedAt: editedAt?.toISOString() ?? null,
    own: createdBy === scope.userId,
  };
}

/** The notes of one contact. */
export const itemNotesOf = (contactId: string): RecordKind<StoredItemNote, ItemNote> => ({
  find: (db, id, sealer) => findItemNote(db, sealer, contactId, id),
  isRemoved: ({ removedAt }) => removedAt !== null,
  notFound: () => refuse('disputes.itemNoteNotFound', 'There is no such note. Someone may have removed it.'),
  view: (note, _contact, { scope }) => viewItemNote(note, scope),
});

/** The record says that there is a note and about which line, never what it says. */
export function describeItemNote(note: StoredItemNote, what: string): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  const { id, contactId, heading, bureau, everyBureau } = note;
  const where = everyBureau ? '' : ` at ${BUREAU_NAMES[bureau]}`;
  return { contactId, subject: { type: 'dispute-item-note', id }, summary: `Note about ${heading}${where} ${what}` };
}
