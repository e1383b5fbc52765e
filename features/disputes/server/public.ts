// What letters may ask about rounds, and the start of the day about all of them.
export { findDraft, findRoundById, type StoredItem, type StoredRound } from './store.ts';
export { summarizeDisputes, type DisputeSummary } from './store/summary.ts';
export { summarizeRounds, type RoundSummary } from './store/by-contact.ts';
