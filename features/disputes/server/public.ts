// What findings and letters may ask about rounds and put into them, and the start of the day about all of them.
export { findDraft, findRoundById, standingItems, type PlacedItem, type StoredItem, type StoredRound } from './store.ts';
export { summarizeDisputes, type DisputeSummary } from './store/summary.ts';
export { summarizeRounds } from './store/by-contact.ts';
export { addDraftItems, type AddedItems } from './store/draft-items.ts';
export { listDisputedLines, type DisputedLineRow } from './store/items.ts';
export { lockRounds } from './store.ts';
export { removeFileStatement, saveFileStatement } from './store/file-statements.ts';
export { forgetSource } from './store/forget-source.ts';
export { moveSources, removeExclusion, saveExclusion, type SourcedExclusion } from './store/exclusions.ts';
export { mapSourceStatus, noteItemSource, releaseItems, takeOutWords, type SourceStatus } from './store/item-sources.ts';
export { nameFurnishers } from './store/furnisher-names.ts';
export { listItemHistory, type ItemHistoryRow } from './store/item-history.ts';
export { changeMailing, recordMailing, undoMailing } from './mailing.ts';
export { type KeptWay, type MailingKey } from './store/mailings.ts';
export { findEarlierResults } from './earlier-of-items.ts';
export { proposeOutcomes } from './jobs.ts';
export { letterKey, listOwnItems, refuseUntrue, type LetterOfRound } from './still-true.ts';
export { keepDenials, type ItemDenial } from './deny-items.ts';
