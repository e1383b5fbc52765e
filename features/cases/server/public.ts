// What the start of the day may ask about cases.
export { caseNeeds } from './case-needs.ts';
export { countByStage } from './store/by-stage.ts';
