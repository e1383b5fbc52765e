// What changed from report to report, for what rests on it.
export { listEvents, type StoredEvent } from './store.ts';
export { fingerprintOf as fingerprintReports } from './retrace-plan.ts';
export { compareJob } from './jobs.ts';
export { compareSpan, type BureauSpan } from './compare-span.ts';
