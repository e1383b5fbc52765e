// What letters may ask about rounds.
export { findDraft, findRoundById, type StoredItem, type StoredRound } from './store.ts';
