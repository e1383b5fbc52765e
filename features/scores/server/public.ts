// What reading a report writes of scores, inside its own change, and how a merge of two contacts takes them along.
export { deleteReportScores, recordScores, removeReportScores, type ReportScores } from './store/from-report.ts';
export { listScoreSpans, listStandings, type ScoreSpan } from './store/changes.ts';
