// What other features may ask about contacts that match a filter, and by which of their values lists are to find a contact.
export { checkChange, invalid } from './check-change.ts';
export { refuseFilter } from './filter-rights.ts';
export { allOf, conditionsOf } from './store/filter.ts';
export { quickUpdate } from './operations/quick-update.ts';
export { countContacts } from './store/list.ts';
export { writeFacet } from './store/facets.ts';
export { facetRebuild } from './facet-rebuild.ts';
export { withToday } from './today.ts';
