// What disputes and letters may ask about reports.
export { findReport, openReport } from './store.ts';
