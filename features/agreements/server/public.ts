// What gates and the start of the day may ask about agreements, and how a merge of two contacts takes them along.
export { findWorkHold, findWorkHolds } from './agreement-status.ts';
export { countReadyForWork } from './store/by-contact.ts';
