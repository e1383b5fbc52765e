// What lists of people may ask about letters.
export { listOwedAnswers } from './store/owed-answers.ts';
export { countUnprinted } from './store/waiting.ts';
