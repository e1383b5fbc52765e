/** Ways a dispute may follow an earlier one, the strongest first. */
export const PROPOSAL_KINDS = ['reinserted', 'no-answer', 'new-document', 'procedure', 'still-wrong'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export const PROPOSAL_WORDS: Readonly<Record<ProposalKind, string>> = {
  reinserted: 'It came back',
  'no-answer': 'No answer in time',
  'new-document': 'A new document',
  procedure: 'Ask how it was verified',
  'still-wrong': 'Corrected, but still wrong',
};
