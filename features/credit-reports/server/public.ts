// What disputes and letters may ask about reports, and the start of the day about unread ones.
export { summarizeReports, type ReportSummary } from './store/by-contact.ts';
export { findReport, findReportById, openReport } from './store.ts';
export { reportNeeds } from './report-needs.ts';
