// What Analytics asks for: counts of the same rows that reports list.
export { mayRead, readGroups, type NamedGroup, type ReportCall } from './read-report.ts';
