import type { ReactElement } from 'react';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { REVIEW_WORDS, type Review } from '../rules/document-reviews.ts';

const TONES = { sent: 'soon', accepted: 'good', rejected: 'late', expired: 'late' } as const satisfies Record<Review, string>;

/** What was decided about a document, in a word with its color. */
export function ReviewText({ review }: { readonly review: Review }): ReactElement {
  return <ToneText tone={TONES[review]}>{REVIEW_WORDS[review]}</ToneText>;
}
