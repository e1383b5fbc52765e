// What other features may ask about people, and write of them inside their own changes.
export { findContact, findContactById, insertContact, lockContact, lockContacts } from './store.ts';
export type { Contact } from './store/contact-row.ts';
export { identityColumns, openIdentity } from './store/identity.ts';
export { patchContact, type ContactPatch } from './store/patch.ts';
export {
  listReferred,
  noteAddressBy,
  readMergeValues,
  referredBefore,
  resealFor,
  writeMergeValues,
  type MergeColumn,
  type MergeValue,
  type MergeValues,
} from './store/merge.ts';
export { changeRecord, removeRecord, restoreRecord, type RecordKind, type RemovableKind } from './contact-record.ts';
export { lockActiveContact, findContactAtVersion } from './lock-contact.ts';
export { changeContacts, compareFields, revertContacts, staysSame, tagsAfter, type BulkAction } from './store/change-many.ts';
export { archiveUntouched, insertContacts, refreshStatistics } from './store/insert-many.ts';
export { admitCompared } from './identity-use.ts';
export { addNote } from './operations/add-note.ts';
export { viewContact } from './contact-view.ts';
export { findByEmailOrPhone } from './store/similar.ts';
export { rememberTags, spellTags } from './store/tags.ts';
export { insertConsents } from './store/consents.ts';
export { findEffectiveConsents } from './store/suppressions.ts';
export { rememberWords } from './store/words.ts';
export { listAddresses } from './store/addresses.ts';
export { hasDied } from './store/has-died.ts';
export { setLegalHold } from './store/keeping.ts';
export { listOtherNames } from './store/other-names.ts';
export type { PreviousAddress } from '../contract.ts';
