// What others may ask about letters, and how letters of the library and mail services use them.
export { keepRoundTexts } from './store/round-texts.ts';
export { countUnprinted, countWritten } from './store/waiting.ts';
export { renderLetter } from './render-letter.ts';
export { approvalState, LAST_DECISION } from './store/approval-states.ts';
export { listLetters } from './store/letter-lists.ts';
export { openLetterFile } from './letter-files.ts';
export { readMailedLetters, type MailedPdf } from './mailed-letters.ts';
export { insertWrittenLetter, type NewWrittenLetter, type WritingChange } from './insert-written.ts';
export { recordDelivered, recordMailed, type Mailed, type MailingChange, type RecordedMailed } from './record-mailed.ts';
export { findLetter, findLetterById, findLettersByCode, type Letter, type RoundLetter } from './store.ts';
export { contactsOfLetters, holdForService, lettersForService, letGoOfService, type LetterForService } from './for-service.ts';
export { keepAnswerDay } from './store/answer-day.ts';
export {
  moveMailingByService,
  recordDeliveredByService,
  recordMailedByService,
  recordReturnedByService,
  undoMailingByService,
  type ServiceChange,
} from './by-service.ts';
export { noteMoreSent } from './note-more-sent.ts';
