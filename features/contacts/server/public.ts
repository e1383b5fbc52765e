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
  type ContactFields,
  type ContactPatch,
} from './store.ts';
export { countContacts } from './store/list.ts';
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
export { takeOpenContact } from './open-contact.ts';
export { viewContact } from './contact-view.ts';
export { findByEmailOrPhone, type ReachedContact } from './store/similar.ts';
export { rememberTags } from './store/tags.ts';
export { insertConsents, listCurrentConsents } from './store/consents.ts';
export { rememberWords } from './store/words.ts';
export { allOf, conditionsOf } from './store/list-filter.ts';
export { withToday } from './today.ts';
export { mayFilter } from './filter-rights.ts';
export { listFields } from './store/fields.ts';
export { listAddresses } from './store/addresses.ts';
