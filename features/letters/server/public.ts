// What others may ask about letters.
export { countUnprinted } from './store/waiting.ts';
export { renderLetter } from './render-letter.ts';
export { listLetters } from './store/letter-lists.ts';
export { openLetterFile } from './letter-files.ts';
export { contactsOfLetters, holdForService, lettersForService, letGoOfService, type LetterForService } from './for-service.ts';
export { recordDeliveredByService, recordMailedByService, type ServiceChange } from './by-service.ts';
