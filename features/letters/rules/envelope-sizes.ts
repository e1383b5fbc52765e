// Envelopes that are printed with both addresses. Letters also show their addresses through the window of a No. 10 window envelope.
export const ENVELOPE_SIZES = ['no-10', 'flat'] as const;
export type EnvelopeSize = (typeof ENVELOPE_SIZES)[number];
/** Inches: 'No. 10', and a 9 by 12 inch flat printed across. */
export const ENVELOPE_INCHES: Readonly<Record<EnvelopeSize, { readonly width: number; readonly height: number }>> = {
  'no-10': { width: 9.5, height: 4.125 },
  flat: { width: 12, height: 9 },
};
export const ENVELOPE_WORDS: Readonly<Record<EnvelopeSize, string>> = {
  'no-10': 'No. 10 envelope',
  flat: '9 × 12 in envelope',
};
