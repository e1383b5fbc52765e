// What the start of the day may ask about cases.
export { countByStage } from './store/by-stage.ts';
