// What others may ask about letters.
export { countUnprinted } from './store/waiting.ts';
export { renderLetter } from './render-letter.ts';
export { approvalState, LAST_DECISION } from './store/approval-states.ts';
export { listLetters } from './store/letter-lists.ts';
export { openLetterFile } from './letter-files.ts';
