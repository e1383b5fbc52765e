// What others may ask about letters.
export { countUnprinted } from './store/waiting.ts';
export { renderLetter } from './render-letter.ts';
export { listLetters } from './store/letter-lists.ts';
export { openLetterFile } from './letter-files.ts';
export { findLetter, findLettersByCode, type Letter } from './store.ts';
export { noteMoreSent } from './note-more-sent.ts';
