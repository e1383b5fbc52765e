export { keepFault } from './store/faults.ts';
export { loadFittingKeys, noteKeys } from './seal-keys.ts';
export { keptAnswers } from './store/kept-answers.ts';
export { rateLimits } from './store/rate-counts.ts';
export { startReseal } from './start-reseal.ts';
