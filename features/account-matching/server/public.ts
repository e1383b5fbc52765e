// The decisions about a contact's lines, for what opens, compares and merges reports.
export { forgetMatchesOf, listRegroupings, listCurrentMatches, type Regrouping, type CurrentMatch } from './store.ts';
export { answerAsBefore, listKnownCreditors } from './store/known-creditors.ts';
