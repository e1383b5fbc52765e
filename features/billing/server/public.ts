// What lists of people and the start of the day may ask about payments, and how a merge of two contacts takes the notes along.
export { summarizeBilling } from './store/by-contact.ts';
