// What reading a report writes of scores, inside its own change.
export { recordScores, removeReportScores, type ReportScores } from './store/from-report.ts';
