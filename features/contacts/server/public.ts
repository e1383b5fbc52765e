// What other features may ask about people, and write of them inside their own changes.
export {
  findContact,
  findContactById,
  identityColumns,
  insertContact,
  lockContacts,
  openIdentity,
  patchContact,
  setBillingStanding,
  type Contact,
  type ContactPatch,
} from './store.ts';
export {
  listReferred,
  readMergeValues,
  referredBefore,
  resealFor,
  writeMergeValues,
  type MergeColumn,
  type MergeValue,
  type MergeValues,
} from './store/merge.ts';
export { CHANGED_MEANWHILE, takeOpenContact, takeVersion } from './open-contact.ts';
export { findLocationNames } from './store/references.ts';
export { viewContact } from './contact-view.ts';
export { findByEmailOrPhone } from './store/similar.ts';
export { rememberTags } from './store/tags.ts';
export { insertConsents, listCurrentConsents } from './store/consents.ts';
export { rememberWords } from './store/words.ts';
export { listAddresses } from './store/addresses.ts';
