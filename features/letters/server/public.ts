// What others may ask about letters, and how letters of the library and mail services use them.
export { countUnprinted } from './store/waiting.ts';
export { renderLetter } from './render-letter.ts';
export { listLetters } from './store/letter-lists.ts';
export { openLetterFile } from './letter-files.ts';
export { contactsOfLetters, holdForService, lettersForService, letGoOfService, type LetterForService } from './for-service.ts';
export { recordDeliveredByService } from './by-service.ts';
export { insertWrittenLetter, type NewWrittenLetter, type WritingChange } from './insert-written.ts';
export { recordDelivered, recordMailed, type Mailed, type MailingChange, type RecordedMailed } from './record-mailed.ts';
export { findLetterById, type Letter } from './store.ts';
