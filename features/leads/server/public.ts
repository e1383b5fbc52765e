// What other features may ask about leads.
export { countCame as countNewLeads } from './store.ts';
export { countCameBetween } from './store/came.ts';
