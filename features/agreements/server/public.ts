// What lists of people, gates and the start of the day may ask about agreements, and how a merge of two contacts takes them along.
export { findWorkBar, findWorkBars, summarizeAgreements } from './standing.ts';
export { countReadyForWork } from './store/by-contact.ts';
