// What lists of people and the start of the day may ask about payments, and how a merge of two contacts takes the notes along.
export { billingNeeds } from './billing-needs.ts';
export { summarizeBilling } from './store/by-contact.ts';
export { moveStandings, moveStandingsBack } from './take-along.ts';
