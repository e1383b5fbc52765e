// What other features may ask about contacts that match a filter.
export { mayFilter } from './filter-rights.ts';
export { allOf, conditionsOf } from './store/filter.ts';
export { countContacts } from './store/list.ts';
export { withToday } from './today.ts';
