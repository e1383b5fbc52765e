// What became of a disputed item, in words for staff.
import type { OUTCOME_RESULTS } from '../contract.ts';

export type OutcomeResult = (typeof OUTCOME_RESULTS)[number];
export const OUTCOME_WORDS: Readonly<Record<OutcomeResult, string>> = {
  removed: 'Removed',
  corrected: 'Corrected',
  confirmed: 'Confirmed as it was',
  unanswered: 'No answer in time',
};
export const OUTCOME_SOURCES = {
  comparison: 'from comparing two reports',
  'bureau-result': 'from the bureau’s own result',
  hand: 'recorded by hand',
} as const;
