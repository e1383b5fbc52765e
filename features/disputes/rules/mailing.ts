// How the letter of a round to a bureau went out, in words for screens.
export const MAILING_METHODS = ['first-class', 'certified', 'handed-over', 'other'] as const;
export type MailingMethod = (typeof MAILING_METHODS)[number];
export const METHOD_WORDS: Readonly<Record<MailingMethod, string>> = {
  'first-class': 'First-class mail',
  certified: 'Certified mail',
  'handed-over': 'Handed over',
  other: 'Another way',
};

/** What shows the day of delivery. */
export const DELIVERY_PROOFS = ['tracking', 'return-receipt', 'other'] as const;
export type DeliveryProof = (typeof DELIVERY_PROOFS)[number];
export const PROOF_WORDS: Readonly<Record<DeliveryProof, string>> = {
  tracking: 'Tracking',
  'return-receipt': 'Return receipt',
  other: 'Another proof',
};
