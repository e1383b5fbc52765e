// What other features may ask about the office's own fields.
export { findFieldLabels, listFields } from './store.ts';
