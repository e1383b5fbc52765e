// What later features may ask about reports.
export { summarizeReports, type ReportSummary } from './store/by-contact.ts';
export { findReport, findReportById, openDocument } from './store.ts';
export { judgeOwners } from './may-be-others.ts';
export { isStillUsed } from './still-used.ts';
export { openReport, openReports } from './open-report.ts';
export { listChain, listReadyReports, type ChainLink, type ReadyReport } from './store/chain.ts';
export { saveComparison } from './save-comparison.ts';
export { countedKey } from './counted-key.ts';
export { lockReports } from './store/states.ts';
export { combineJob } from './jobs.ts';
export { checkPersonJob } from './person-jobs.ts';
export { reportNotFound, reportNotReady } from './lock-report.ts';
export { addReportFile, type AddedReportFile, type ReportFile } from './add-report-file.ts';
export { readLinesInFile } from './lines-in-file.ts';
