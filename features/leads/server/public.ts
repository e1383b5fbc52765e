// What other features may ask about leads.
export { countCame as countNewLeads } from './store.ts';
export { countLeadsPerSpan } from './store/came.ts';
