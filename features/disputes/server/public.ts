// What findings and letters may ask about rounds and put into them, and the start of the day about all of them.
export { findDraft, findRoundById, type PlacedItem, type StoredItem, type StoredRound } from './store.ts';
export { summarizeDisputes, type DisputeSummary } from './store/summary.ts';
export { countRemoved, summarizeRounds, type RoundSummary } from './store/by-contact.ts';
export { addDraftItems, type AddedItems } from './store/draft-items.ts';
export { listDisputedLines, type DisputedLineRow } from './store/items.ts';
export { lockRounds } from './store.ts';
export { moveSources, removeDenial, writeDenial, type SourcedDenial } from './store/denials.ts';
export { mapSourceStanding, noteItemSource, releaseItems, type SourceStanding } from './store/item-sources.ts';
