// What disputes and letters may ask about reports.
export { findReport, findReportById, openReport } from './store.ts';
