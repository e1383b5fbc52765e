// What other features may ask about leads.
export { countLeadsPerSpan } from './store/came.ts';
