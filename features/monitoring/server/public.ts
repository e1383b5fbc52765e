// What lists of people and the start of the day may ask about monitoring, and how a merge of two contacts takes it along.
export { findMonitoring } from './store/by-contact.ts';
