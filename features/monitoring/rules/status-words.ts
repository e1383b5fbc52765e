import type { CONNECTION_STATUSES } from '../contract.ts';

export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];
type Tone = 'good' | 'soon' | 'late' | 'none';

/** The status of a connection in words, and its urgency. */
export const STATUS_WORDS: Readonly<Record<ConnectionStatus, { readonly words: string; readonly tone: Tone }>> = {
  invited: { words: 'Invited', tone: 'none' },
  active: { words: 'Active', tone: 'good' },
  'sign-in-failed': { words: 'Sign-in failed', tone: 'late' },
  'needs-client': { words: 'Needs the client', tone: 'soon' },
  unpaid: { words: 'Unpaid', tone: 'late' },
  cancelled: { words: 'Canceled', tone: 'none' },
};

/** Results of asking a provider. */
export const OUTCOME_WORDS: Readonly<Record<string, string>> = {
  report: 'A new report was received',
  'same-report': 'The report was already here',
  ok: 'The provider knows this client',
  'sign-in-failed': 'The provider refused the sign-in',
  'needs-client': 'The provider needs the client to act',
  unpaid: 'The membership is not paid',
  unavailable: 'The provider did not answer',
  refused: 'The answer was not a report',
};
