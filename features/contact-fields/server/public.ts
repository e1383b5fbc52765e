// What other features may ask about the office's custom fields.
export { findFieldLabels, listFields } from './store.ts';
