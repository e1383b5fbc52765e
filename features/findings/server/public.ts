// What the start of the day may ask about findings, and how a merge of two contacts takes along what was said.
export { moveWords, moveWordsBack, type MovedWords } from './store/merge.ts';
export { findingNeeds } from './finding-needs.ts';
