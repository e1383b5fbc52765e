// What disputes, letters and findings may ask about reports, and the start of the day about those somebody has to look after.
export { summarizeReports, type ReportSummary } from './store/by-contact.ts';
export { findReport, findReportById } from './store.ts';
export { openReport, openReports } from './open-report.ts';
export { listReadyReports, type ReadyReport } from './store/chain.ts';
export { listEvents, type StoredEvent } from './store/events.ts';
export { lockReports } from './store/states.ts';
export { fingerprintOf as fingerprintReports } from './retrace-plan.ts';
export { compareJob } from './jobs.ts';
export { listRegroupings, type Regrouping } from './store/matches.ts';
export { reportNotReady } from './find-for-change.ts';
export { addReportFile, type AddedReportFile, type ReportFile } from './add-report-file.ts';
