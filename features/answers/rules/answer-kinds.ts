// What comes back on paper after a dispute, and what each kind asks of the office.
export const ANSWER_KINDS = [
  'results',
  'verified',
  'deleted',
  'updated',
  'frivolous',
  'needs-identity',
  'needs-more',
  'third-party',
  'reinserted-notice',
  'other',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
export const ANSWER_KIND_WORDS: Readonly<Record<AnswerKind, string>> = {
  results: 'Results of the investigation',
  verified: 'Confirmed as accurate',
  deleted: 'Removed',
  updated: 'Changed',
  frivolous: 'Called frivolous or irrelevant',
  'needs-identity': 'Asks for proof of identity',
  'needs-more': 'Asks for more information',
  'third-party': 'Says a third party sent the dispute',
  'reinserted-notice': 'Notice that an item was put back',
  other: 'Something else',
};

export const ANSWER_STATES = ['to-sort', 'to-enter', 'entered', 'set-aside'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];
export const ANSWER_STATE_WORDS: Readonly<Record<AnswerState, string>> = {
  'to-sort': 'To sort',
  'to-enter': 'To enter',
  entered: 'Entered',
  'set-aside': 'Set aside',
};

/** These say what became of items, so at least one item has an outcome. */
export const saysOutcomes = (kind: AnswerKind): boolean => ['results', 'verified', 'deleted', 'updated'].includes(kind);
/** These leave the items as they are: the bureau did not look into them, or writes of an item that was settled before. */
export const leavesItems = (kind: AnswerKind): boolean => ['frivolous', 'needs-identity', 'needs-more', 'reinserted-notice'].includes(kind);
