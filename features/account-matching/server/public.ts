// The decisions about a contact's lines, for what opens, compares and merges reports.
export { listRegroupings, listStanding, type Regrouping, type StandingMatch } from './store.ts';
export { answerAsBefore, listKnownCreditors } from './store/known-creditors.ts';
