// The one writer of the record; the platform calls it for every change.
export { insertActivity as writeActivity } from './store.ts';
export { findBrokenLink } from './chain.ts';
export { listActivityOfKinds, listSubjectIds } from './store.ts';
export { countActivity, listVisibleActivity } from './visible-activity.ts';
export { findHorizon, listTriggers, listTriggersSince, type Trigger } from './store/triggers.ts';
export { listTouchedContacts, type RecordPlace, type TouchedContacts } from './store/touched.ts';
export { opensEntries } from './store/chain.ts';
export { verifyChain } from './verify-chain.ts';
