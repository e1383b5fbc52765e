// What the start of the day may ask about duplicates.
export { duplicateNeeds } from './duplicate-needs.ts';
